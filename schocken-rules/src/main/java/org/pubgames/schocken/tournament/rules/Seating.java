package org.pubgames.schocken.tournament.rules;

import java.util.List;

/**
 * The tables of a round.
 *
 * @param sizes players at each table, largest first
 */
public record Seating(List<Integer> sizes) {
    public Seating {
        sizes = List.copyOf(sizes);
    }
}
