package org.pubgames.schocken.tournament;

/** How far a tournament has got. */
public enum Phase {
    /** Before the first draw. */
    ENTRY,
    /** Tables are playing. */
    ROUND,
    /** All tables have played and the next draw is due. */
    BETWEEN,
    /** The first place has to be played off. */
    PLAY_OFF,
    OVER
}
