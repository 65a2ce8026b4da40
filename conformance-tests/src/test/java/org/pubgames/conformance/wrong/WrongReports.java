package org.pubgames.conformance.wrong;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.pubgames.conformance.ShippedVectors;
import org.pubgames.conformance.Vector;
import org.pubgames.core.Game;
import org.pubgames.core.Games;

/**
 * The wrong implementations under the shipped vectors; each part of each game is run once for all
 * tests.
 */
public final class WrongReports {

    private static final Map<String, List<WrongRun>> RUNS = new ConcurrentHashMap<>();
    private static final Map<String, List<SwappedVariants.Pair>> PAIRS = new ConcurrentHashMap<>();

    private WrongReports() {}

    /** The run of each wrong implementation of a game. */
    static List<WrongRun> runs(Game<?, ?> game) {
        return RUNS.computeIfAbsent(
                game.key().id(),
                id -> {
                    List<Vector> vectors = ShippedVectors.of(id);
                    return WrongCatalogue.of(id).stream()
                            .map(wrong -> WrongRun.of(wrong, vectors))
                            .toList();
                });
    }

    /** The ordered pairs of a game's variants. */
    static List<SwappedVariants.Pair> pairs(Game<?, ?> game) {
        return PAIRS.computeIfAbsent(
                game.key().id(), id -> SwappedVariants.of(game, ShippedVectors.of(id)));
    }

    /** The reports of all games. */
    public static List<WrongReport> all() {
        return Games.installed().stream()
                .<WrongReport>map(
                        game ->
                                new WrongReport(
                                        game, runs(game), pairs(game), SwappedVariants.twins(game)))
                .toList();
    }
}
