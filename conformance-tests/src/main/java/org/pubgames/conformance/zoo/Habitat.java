package org.pubgames.conformance.zoo;

import java.util.List;
import java.util.Map;
import org.pubgames.conformance.Vector;
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

    /**
     * Sets vectors on everything that lives in a game; takes seconds.
     *
     * @param vectors the vectors of the game, the shipped ones or anybody's own
     */
    public static Habitat of(Game<?, ?> game, List<Vector> vectors) {
        return new Habitat(
                game,
                Bestiary.of(game.key().id()).stream()
                        .map(beast -> Hunt.of(beast, vectors))
                        .toList(),
                Siblings.of(game, vectors),
                Siblings.twins(game));
    }
}
