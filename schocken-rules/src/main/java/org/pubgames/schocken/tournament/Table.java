package org.pubgames.schocken.tournament;

import java.util.List;

/**
 * A table of a round.
 *
 * @param number the table, from 1
 * @param players who sits at it, as drawn
 * @param games games to be played at it
 * @param results a line for each player, in the same order; none before the table has played
 */
public record Table(int number, List<String> players, int games, List<TableLine> results) {

    public Table {
        players = List.copyOf(players);
        results = List.copyOf(results);
    }

    /** Whether its result was reported. */
    public boolean played() {
        return !results.isEmpty();
    }
}
