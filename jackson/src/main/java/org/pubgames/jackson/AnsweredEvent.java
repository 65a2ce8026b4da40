package org.pubgames.jackson;

import java.util.Optional;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.Verdict;
import org.pubgames.core.Viewer;

/**
 * A verdict with the event that it is about, to be written as {@link
 * org.pubgames.core.AnswerCodec#writeVerdict(Match, GameEvent, Verdict)} writes it. A {@link
 * Verdict} by itself is written too; one that refuses then tells the rulings and not the event.
 * Immutable.
 *
 * @param before the match that was asked
 * @param event the event that was judged
 * @param verdict the answer
 * @param viewer who is told; empty for what everybody is told, which in a game with hidden things
 *     is nothing without a viewer
 */
public record AnsweredEvent<S extends GameState, E extends GameEvent>(
        Match<S, E> before, E event, Verdict<S, E> verdict, Optional<Viewer> viewer) {

    /**
     * {@return a match's answer to an event}
     *
     * @param before the match that was asked
     * @param event the event that was judged
     * @param verdict the answer
     * @param <S> the state
     * @param <E> the events
     */
    public static <S extends GameState, E extends GameEvent> AnsweredEvent<S, E> of(
            Match<S, E> before, E event, Verdict<S, E> verdict) {
        return new AnsweredEvent<>(before, event, verdict, Optional.empty());
    }

    /**
     * {@return the same as one viewer may see it}
     *
     * @param who who looks
     */
    public AnsweredEvent<S, E> seenBy(Viewer who) {
        return new AnsweredEvent<>(before, event, verdict, Optional.of(who));
    }
}
