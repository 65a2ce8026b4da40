package org.pubgames.core.contract;

import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.Variant;

/**
 * A match at some moment of a random evening. Its text is how the match came about: it is all that
 * a failing property shows.
 *
 * @param <S> the state of the match
 * @param <E> its events
 */
public interface Played<S extends GameState, E extends GameEvent> {

    /** The match. */
    Match<S, E> match();

    /** What it is played by. */
    default Variant variant() {
        return match().header().variant();
    }
}
