package org.pubgames.competition.pairing;

/**
 * What a match gives in the table, in half points: chess 2, 1, 0.
 *
 * @param win for the winner
 * @param draw for each of two who are level
 */
public record MatchPoints(int win, int draw) {

    /** One point and a half. */
    public static final MatchPoints CHESS = new MatchPoints(2, 1);
}
