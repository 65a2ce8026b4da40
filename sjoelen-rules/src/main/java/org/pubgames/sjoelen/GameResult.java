package org.pubgames.sjoelen;

import java.util.List;

/**
 * What a finished game of a match by games brought.
 *
 * @param game which one, from 1
 * @param best who made the highest score, in seating order
 * @param points match points for each of them
 * @param tieBreak whether it was an extra game that decides a tie
 */
public record GameResult(int game, List<String> best, int points, boolean tieBreak) {

    public GameResult {
        best = List.copyOf(best);
    }

    /** A game's points as the rules conclude them. */
    public static GameResult of(int game, List<String> best, int points) {
        return new GameResult(game, best, points, false);
    }

    /** The same result, of an extra game or of a usual one. */
    public GameResult played(boolean asTieBreak) {
        return new GameResult(game, best, points, asTieBreak);
    }
}
