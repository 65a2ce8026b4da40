package org.pubgames.core.contract;

import org.junit.jupiter.api.Tag;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;

/**
 * What is revised is as if it had never been reported otherwise, at length.
 *
 * @param <S> the state of the game's matches
 * @param <E> its events
 */
@Tag("proof")
public final class RevisionProof<S extends GameState, E extends GameEvent>
        extends RevisionContract<S, E> {

    /** One game at length. */
    RevisionProof(TestedGame<S, E> tested) {
        super(tested);
    }

    @Override
    int tries() {
        return 100;
    }

    @Override
    int rounds() {
        return 20;
    }
}
