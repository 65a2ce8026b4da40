package org.pubgames.sjoelen.rules;

/** Where a disc counts after the rules have spoken. */
public enum Lies {
    /** Back with the player, to be shoved again in this sub-turn. */
    HAND,
    /** On the field. */
    FIELD,
    /** In the compartment that is named. */
    COMPARTMENT,
    /** Out of play until the next sub-turn or the next turn. */
    OUT_OF_PLAY,
    /** Out of play for the rest of the turn. */
    LOST,
    /** Where it lay: nothing changes. */
    UNCHANGED
}
