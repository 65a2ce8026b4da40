package org.pubgames.core;

import java.util.List;

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
}
