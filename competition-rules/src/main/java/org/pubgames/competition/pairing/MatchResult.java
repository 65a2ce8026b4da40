package org.pubgames.competition.pairing;

/**
 * A result as standings count it.
 *
 * @param round from 1
 * @param pair who met, or should have
 * @param firstPoints points of the first named in the table, in half points
 * @param secondPoints points of the second named
 * @param firstScored what the first named scored in the match: games, points, frames
 * @param secondScored what the second named scored
 * @param appearance who was there; without both the match was not played
 */
public record MatchResult(
        int round,
        Pair pair,
        int firstPoints,
        int secondPoints,
        int firstScored,
        int secondScored,
        Appearance appearance) {

    /** Who appeared for a match. */
    public enum Appearance {
        /** Both: it was played. */
        BOTH,
        /** The first named only: a walk-over. */
        FIRST_ONLY,
        /** The second named only. */
        SECOND_ONLY,
        /** Nobody. */
        NEITHER,
        /** Nobody yet: it is still to be played. */
        OPEN
    }

    /** A match that was played. */
    public static MatchResult played(
            int round,
            Pair pair,
            int firstPoints,
            int secondPoints,
            int firstScored,
            int secondScored) {
        return new MatchResult(
                round, pair, firstPoints, secondPoints, firstScored, secondScored, Appearance.BOTH);
    }

    /** Whether both appeared. */
    public boolean wasPlayed() {
        return appearance == Appearance.BOTH;
    }

    /** The points of one of the two, in half points. */
    public int pointsOf(int entrant) {
        return entrant == pair.first() ? firstPoints : secondPoints;
    }
}
