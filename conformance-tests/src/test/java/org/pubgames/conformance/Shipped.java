package org.pubgames.conformance;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.pubgames.core.Game;
import org.pubgames.core.Games;

/** What our own run is about: every installed game that ships vectors. */
final class Shipped {

    private static final List<String> GAMES =
            List.of(
                    "sjoelen",
                    "schocken",
                    "schocken-tournament",
                    "shovelboard",
                    "table-shuffleboard",
                    "court-shuffleboard",
                    "deck-shuffleboard");
    private static final Map<String, List<Vector>> VECTORS = new ConcurrentHashMap<>();

    private Shipped() {}

    static List<Game<?, ?>> games() {
        return GAMES.stream().<Game<?, ?>>map(id -> Games.find(id).orElseThrow()).toList();
    }

    /** The vectors of a game; read once. */
    static List<Vector> vectors(Game<?, ?> game) {
        return VECTORS.computeIfAbsent(
                game.key().id(), id -> VectorFiles.shipped(id).orElseThrow());
    }
}
