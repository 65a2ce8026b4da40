package org.pubgames.competition.pairing;

import java.util.List;
import java.util.OptionalInt;

/**
 * One round of a competition.
 *
 * @param pairs who meet, in the order of the boards
 * @param bye the entrant who has no opponent in this round, if there is one
 */
public record Round(List<Pair> pairs, OptionalInt bye) {

    /** Keeps a copy of the pairs. */
    public Round {
        pairs = List.copyOf(pairs);
    }
}
