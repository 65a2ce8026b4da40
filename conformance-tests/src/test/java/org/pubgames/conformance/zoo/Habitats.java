package org.pubgames.conformance.zoo;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.VectorFiles;
import org.pubgames.core.Game;
import org.pubgames.core.Games;

/** The zoo under the shipped vectors; each part of each game is done once for all tests. */
public final class Habitats {

    private static final Map<String, List<Hunt>> HUNTS = new ConcurrentHashMap<>();
    private static final Map<String, List<Siblings.Pair>> PAIRS = new ConcurrentHashMap<>();

    private Habitats() {}

    /** A hunt for each beast of a game. */
    static List<Hunt> hunts(Game<?, ?> game) {
        return HUNTS.computeIfAbsent(
                game.key().id(),
                id -> {
                    List<Vector> vectors = VectorFiles.shipped(id).orElseThrow();
                    return Bestiary.of(id).stream().map(beast -> Hunt.of(beast, vectors)).toList();
                });
    }

    /** The pairs of a game's variants. */
    static List<Siblings.Pair> pairs(Game<?, ?> game) {
        return PAIRS.computeIfAbsent(
                game.key().id(), id -> Siblings.of(game, VectorFiles.shipped(id).orElseThrow()));
    }

    /** Everything that lives in any game. */
    public static List<Habitat> all() {
        return Games.installed().stream()
                .<Habitat>map(
                        game -> new Habitat(game, hunts(game), pairs(game), Siblings.twins(game)))
                .toList();
    }
}
