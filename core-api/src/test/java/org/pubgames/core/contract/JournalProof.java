package org.pubgames.core.contract;

import org.junit.jupiter.api.Tag;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;

/**
 * A journal gives its match back, wherever it is cut and whatever byte of it is edited.
 *
 * @param <S> the state of the game's matches
 * @param <E> its events
 */
@Tag("proof")
public final class JournalProof<S extends GameState, E extends GameEvent>
        extends JournalContract<S, E> {

    /** One game at length. */
    JournalProof(TestedGame<S, E> tested) {
        super(tested);
    }

    @Override
    int tries(int quick) {
        return 4 * quick;
    }

    @Override
    int step() {
        return 1;
    }
}
