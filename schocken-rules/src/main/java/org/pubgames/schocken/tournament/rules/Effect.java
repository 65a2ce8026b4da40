package org.pubgames.schocken.tournament.rules;

/** What the rules may conclude beside values; the phases apply it. */
public enum Effect {
    ENTER,
    TAKE_OFF,
    LEAVE,
    SHUFFLE,
    REPLACE_RESULT,
    SAME_TABLES,
    CLOSE,
    PLAY_OFF,
    SEND_OFF,
    STRIKE,
    AWARD,
    DEDUCT,
    REPLACE,
    ANNUL,
    DECIDE,
    ABANDON,
    ABSENT,
    ARRIVE,
    JOIN
}
