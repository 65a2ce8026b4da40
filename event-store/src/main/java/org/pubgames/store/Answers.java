package org.pubgames.store;

import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Revised;
import org.pubgames.core.Verdict;

/**
 * Writes what is kept as the answer to a line, and is sent again to whoever sends the same request
 * again. A host that has an answer of its own writes that. Must be safe to share between threads.
 */
public interface Answers {

    /**
     * {@return the answer to an accepted event, one line of JSON}
     *
     * @param match the match after it
     * @param verdict what the rules made of it
     * @param <S> the state of the game
     * @param <E> its events
     */
    <S extends GameState, E extends GameEvent> String accepted(
            HeldMatch<S, E> match, Verdict.Accepted<S, E> verdict);

    /**
     * {@return the answer to a revision, one line of JSON}
     *
     * @param match the match after it
     * @param revised what has changed
     * @param <S> the state of the game
     * @param <E> its events
     */
    <S extends GameState, E extends GameEvent> String revised(
            HeldMatch<S, E> match, Revised.Done<S, E> revised);

    /** {@return answers that are the rulings, in the shape in which journals keep them} */
    static Answers rulings() {
        return new RulingAnswers();
    }
}
