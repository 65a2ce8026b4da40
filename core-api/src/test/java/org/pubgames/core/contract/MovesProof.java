package org.pubgames.core.contract;

import org.junit.jupiter.api.Tag;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;

/**
 * What may happen next, at length.
 *
 * @param <S> the state of the game's matches
 * @param <E> its events
 */
@Tag("proof")
public final class MovesProof<S extends GameState, E extends GameEvent>
        extends MovesContract<S, E> {

    /** One game at length. */
    MovesProof(TestedGame<S, E> tested) {
        super(tested);
    }

    @Override
    int tries() {
        return 80;
    }

    @Override
    int reports() {
        return 20_000;
    }
}
