package org.pubgames.core.contract;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Variant;

/**
 * Every two shipped variants are told apart, not only a variant and the one it extends.
 *
 * @param <S> the state of the game's matches
 * @param <E> its events
 */
@Tag("proof")
public final class AllPairsProof<S extends GameState, E extends GameEvent>
        extends ComparisonContract<S, E> {

    /** All pairs of one game. */
    AllPairsProof(TestedGame<S, E> tested) {
        super(tested);
    }

    @Override
    Stream<Pair> pairs(List<Variant> shipped) {
        return IntStream.range(0, shipped.size())
                .boxed()
                .flatMap(
                        i ->
                                shipped.subList(i + 1, shipped.size()).stream()
                                        .map(other -> new Pair(shipped.get(i), other)));
    }
}
