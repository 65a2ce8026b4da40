package org.pubgames.core;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The events of a match that were judged before and are not judged again, such as those of a
 * journal. Immutable and safe to share between threads; what is asked for may be fetched only then.
 *
 * @param <S> the state
 * @param <E> the events
 */
public interface Past<S extends GameState, E extends GameEvent> {

    /** {@return how many events there are; at least 1} */
    int size();

    /** {@return the state after the last of them} */
    S state();

    /**
     * {@return the events with their rulings, oldest first}
     *
     * @throws ProblemsException from the list's methods when an event cannot be fetched
     */
    List<Entry<E>> log();

    /** {@return the rulings of the event that decided the match last; empty while none has} */
    List<Ruling> deciding();

    /**
     * {@return the match after its first events}
     *
     * @param events fewer than {@link #size}, at least 0
     * @throws ProblemsException when they cannot be fetched
     */
    Match<S, E> at(int events);

    /**
     * {@return a past of which only the state is known: its events are judged when somebody asks
     * for them, once; what was judged may be forgotten when memory is short}
     *
     * @param size how many events there are; at least 1
     * @param state the state after the last of them
     * @param deciding the rulings of the event that decided the match last; nothing where the
     *     judged match has to say so
     * @param judging judges the events and gives the match after the last of them
     * @param <S> the state
     * @param <E> the events
     */
    static <S extends GameState, E extends GameEvent> Past<S, E> judgedLater(
            int size, S state, Optional<List<Ruling>> deciding, Supplier<Match<S, E>> judging) {
        return new JudgedLater<>(size, state, deciding, judging);
    }
}
