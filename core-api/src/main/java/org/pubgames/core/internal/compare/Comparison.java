package org.pubgames.core.internal.compare;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Variant;

/**
 * Two variants of a game side by side. An immutable value, safe to share between threads.
 *
 * @param a the first variant
 * @param b the second one
 * @param settings those that differ, in the order of the game's settings
 * @param example the shortest example found that ends differently, the strongest of that length;
 *     empty when the rules are the same, or when nothing was found: that proves nothing
 */
public record Comparison(
        Variant a, Variant b, List<SettingDifference> settings, Optional<Example> example) {

    public Comparison {
        settings = List.copyOf(settings);
    }

    /**
     * Compares two variants with the usual effort.
     *
     * @throws IllegalArgumentException when one of them belongs to another game
     */
    public static <S extends GameState, E extends GameEvent> Comparison of(
            Game<S, E> game, Variant a, Variant b) {
        return of(game, a, b, Effort.STANDARD);
    }

    /**
     * Compares two variants. Who compares many of one game asks {@link Comparisons}, which shares
     * the work.
     *
     * @throws IllegalArgumentException when one of them belongs to another game
     */
    public static <S extends GameState, E extends GameEvent> Comparison of(
            Game<S, E> game, Variant a, Variant b, Effort effort) {
        return new Comparisons<>(game, effort).between(a, b);
    }
}
