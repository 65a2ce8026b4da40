package org.pubgames.schocken.tournament.rules;

import java.util.List;

/**
 * What a table is worth to its players.
 *
 * @param points the points of each player, in the order of the table
 */
public record TablePoints(List<Integer> points) {
    public TablePoints {
        points = List.copyOf(points);
    }
}
