package org.pubgames.competition;

/** How far a competition has got. */
public enum CompetitionPhase {
    /** Before the draw. */
    ENTRY,
    /** Matches are to be played. */
    PLAY,
    /** All matches of a round are played, and the next round is to be drawn. */
    BETWEEN,
    /** All matches are played, and lots decide between those who are level. */
    LOTS,
    OVER
}
