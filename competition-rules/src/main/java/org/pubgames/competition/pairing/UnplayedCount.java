package org.pubgames.competition.pairing;

/** How rounds without play count in Buchholz and Sonneborn-Berger (research §7). */
public enum UnplayedCount {
    /**
     * One's own as against an opponent with one's own final score. For one's opponents, rounds
     * without an opponent after the last one that was not voluntarily unplayed count as draws. What
     * is cut first is the least of the voluntary ones (FT 16 as in TEC).
     */
    FIDE_2024,
    /**
     * One's own as against a virtual opponent: one's score before, and what is missing from a win
     * in that round, and a draw for each round after it (CP). Opponents count as they stand.
     */
    FIDE_2023,
    /** As against one with the lowest score of all (DTTB). */
    LAST_PLACED,
    /**
     * Against whom one was to meet, as if it had been played; without an opponent not at all. Of a
     * round robin nobody misses a match, and who rests does so as often as all others.
     */
    AS_PAIRED,
    /** As nothing; where something is cut, this first, as the least. */
    ZERO
}
