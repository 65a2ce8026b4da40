package org.pubgames.core.contract;

import org.junit.jupiter.api.Tag;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;

/**
 * A match that begins in the middle goes on as the one that was played until there, at length.
 *
 * @param <S> the state of the game's matches
 * @param <E> its events
 */
@Tag("proof")
public final class PositionProof<S extends GameState, E extends GameEvent>
        extends PositionContract<S, E> {

    /** One game at length. */
    PositionProof(TestedGame<S, E> tested) {
        super(tested);
    }

    @Override
    int tries() {
        return 200;
    }

    @Override
    int further() {
        return 60;
    }
}
