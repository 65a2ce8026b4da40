package org.pubgames.sjoelen.rules;

/** What becomes of the discs that were taken out of play, when the next sub-turn begins. */
public enum TakenOutDiscs {
    /** They are played again. */
    RETURN,
    /** They are out for the rest of the turn. */
    LOST
}
