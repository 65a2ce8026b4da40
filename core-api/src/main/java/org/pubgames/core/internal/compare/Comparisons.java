package org.pubgames.core.internal.compare;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Variant;
import org.pubgames.core.internal.data.Records;
import org.pubgames.core.internal.data.WrittenValue;

/**
 * Compares variants of one game and remembers what each of them said, so that many pairs cost
 * little more than each variant alone. Belongs to one thread; let go of it when done, it may hold
 * many thousand positions.
 *
 * @param <S> the state of the game's matches
 * @param <E> its events
 */
public final class Comparisons<S extends GameState, E extends GameEvent> {

    private final Game<S, E> game;
    private final Effort effort;
    private final Map<Variant, Witness<S, E>> witnesses = new HashMap<>();

    /** Comparisons with the usual effort. */
    public Comparisons(Game<S, E> game) {
        this(game, Effort.STANDARD);
    }

    /** Comparisons of a game's variants. */
    public Comparisons(Game<S, E> game, Effort effort) {
        this.game = game;
        this.effort = effort;
    }

    /**
     * Compares two variants.
     *
     * @throws IllegalArgumentException when one of them belongs to another game
     */
    public Comparison between(Variant a, Variant b) {
        for (Variant variant : List.of(a, b)) {
            if (!variant.game().equals(game.key().id())) {
                throw new IllegalArgumentException(
                        "variant '"
                                + variant.id()
                                + "' belongs to "
                                + variant.game()
                                + ", not to "
                                + game.key().id());
            }
        }
        List<SettingDifference> settings = settings(a, b);
        Optional<Example> example =
                a.digest().equals(b.digest())
                        ? Optional.empty()
                        : new ExampleSearch<>(game, witness(a), witness(b), effort).shortest();
        return new Comparison(a, b, settings, example);
    }

    private Witness<S, E> witness(Variant variant) {
        return witnesses.computeIfAbsent(variant, asked -> new Witness<>(game, asked));
    }

    private static List<SettingDifference> settings(Variant a, Variant b) {
        Map<String, Object> ofA = Records.values(a.settings());
        Map<String, Object> ofB = Records.values(b.settings());
        List<SettingDifference> differences = new ArrayList<>();
        ofA.forEach(
                (name, value) -> {
                    String one = WrittenValue.of(value);
                    String other = WrittenValue.of(ofB.getOrDefault(name, ""));
                    if (!one.equals(other)) {
                        differences.add(new SettingDifference(name, one, other));
                    }
                });
        return differences;
    }
}
