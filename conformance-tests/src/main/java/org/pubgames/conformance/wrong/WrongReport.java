package org.pubgames.conformance.wrong;

import java.util.List;
import java.util.Map;
import org.pubgames.core.Game;

/**
 * What the vectors of one game found in its wrong implementations.
 *
 * @param game the game
 * @param runs the run of each wrong implementation of the game
 * @param pairs every ordered pair of variants that are different rules
 * @param twins variants that are the same rules under other names, with those of the first
 */
public record WrongReport(
        Game<?, ?> game,
        List<WrongRun> runs,
        List<SwappedVariants.Pair> pairs,
        Map<String, List<String>> twins) {

    public WrongReport {
        runs = List.copyOf(runs);
        pairs = List.copyOf(pairs);
    }
}
