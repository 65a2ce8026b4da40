package org.pubgames.schocken.tournament;

import java.util.List;
import java.util.Set;

/**
 * A play-off for the first place.
 *
 * @param players those who are level
 * @param order the same, the winner first; empty before it was played
 */
public record PlayOff(List<String> players, List<String> order) {

    public PlayOff {
        players = List.copyOf(players);
        order = List.copyOf(order);
    }

    /** Whether it has still to be played. */
    public boolean due() {
        return order.isEmpty();
    }

    /** Whether it is one of exactly these players. */
    public boolean isOf(List<String> others) {
        return Set.copyOf(players).equals(Set.copyOf(others));
    }
}
