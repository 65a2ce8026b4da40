package org.pubgames.schocken.tournament.rules;

/** What the rules may tell the referee to do; he does nothing of this on his own. */
public enum Effect {
    ENTER,
    TAKE_OFF,
    LEAVE,
    SHUFFLE,
    REPLACE_RESULT,
    SAME_TABLES,
    CLOSE,
    PLAY_OFF
}
