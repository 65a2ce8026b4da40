package org.pubgames.conformance.zoo;

import java.util.List;
import java.util.Map;
import org.pubgames.core.Game;

/**
 * What lives in one game, and what vectors made of it.
 *
 * @param game the game
 * @param hunts a hunt for each beast of the game
 * @param pairs every ordered pair of variants that are different rules
 * @param twins variants that are the same rules under other names, with those of the first
 */
public record Habitat(
        Game<?, ?> game,
        List<Hunt> hunts,
        List<Siblings.Pair> pairs,
        Map<String, List<String>> twins) {

    public Habitat {
        hunts = List.copyOf(hunts);
        pairs = List.copyOf(pairs);
    }
}
