package org.pubgames.core.contract;

import org.junit.jupiter.api.Tag;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;

/**
 * What is written can be read, tried at length.
 *
 * @param <S> the state of the game's matches
 * @param <E> its events
 */
@Tag("proof")
public final class CodecProof<S extends GameState, E extends GameEvent>
        extends CodecContract<S, E> {

    /** One game at length. */
    CodecProof(TestedGame<S, E> tested) {
        super(tested);
    }

    @Override
    int tries(int quick) {
        return 4 * quick;
    }
}
