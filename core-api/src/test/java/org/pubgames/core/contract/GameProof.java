package org.pubgames.core.contract;

import org.junit.jupiter.api.Tag;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;

/**
 * The contract that every game keeps, tried at length.
 *
 * @param <S> the state of the game's matches
 * @param <E> its events
 */
@Tag("proof")
public final class GameProof<S extends GameState, E extends GameEvent> extends GameContract<S, E> {

    /** One game at length. */
    GameProof(TestedGame<S, E> tested) {
        super(tested);
    }

    @Override
    int tries(int usual) {
        return 4 * usual;
    }
}
