package org.pubgames.competition.pairing;

/** What an entrant met in a round of a Swiss, seen by scores before it (research FD 1.4). */
public enum ScoreFloat {
    /** An opponent with the same score, or no round. */
    NONE,
    /**
     * An opponent with a lower score, or points without playing, more than a loss would have given.
     */
    DOWN,
    /** An opponent with a higher score. */
    UP
}
