package org.pubgames.jackson;

import java.util.Optional;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.Revised;
import org.pubgames.core.Revision;
import org.pubgames.core.Viewer;

/**
 * The answer to a revision with the revision itself, to be written as {@link
 * org.pubgames.core.AnswerCodec#writeRevised(Match, Revision, Revised)} writes it. Immutable.
 *
 * @param before the match that was asked
 * @param revision what was to be taken back or put right
 * @param revised the answer
 * @param viewer who is told; empty for what everybody is told, which in a game with hidden things
 *     is nothing without a viewer
 */
public record AnsweredRevision<S extends GameState, E extends GameEvent>(
        Match<S, E> before, Revision<E> revision, Revised<S, E> revised, Optional<Viewer> viewer) {

    /**
     * {@return a match's answer to a revision}
     *
     * @param before the match that was asked
     * @param revision what was to be taken back or put right
     * @param revised the answer
     * @param <S> the state
     * @param <E> the events
     */
    public static <S extends GameState, E extends GameEvent> AnsweredRevision<S, E> of(
            Match<S, E> before, Revision<E> revision, Revised<S, E> revised) {
        return new AnsweredRevision<>(before, revision, revised, Optional.empty());
    }

    /**
     * {@return the same as one viewer may see it}
     *
     * @param who who looks
     */
    public AnsweredRevision<S, E> seenBy(Viewer who) {
        return new AnsweredRevision<>(before, revision, revised, Optional.of(who));
    }
}
