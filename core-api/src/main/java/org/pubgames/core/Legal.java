package org.pubgames.core;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * What may happen next. The answers know the whole match, hidden things included: they are for the
 * host, not for passing on to a table that must not know them.
 *
 * @param <E> the events
 */
public interface Legal<E extends GameEvent> {

    /**
     * {@return whether this event would be accepted; the same answer as {@link Match#judge} gives}
     *
     * @param event any event of the game
     */
    boolean allows(E event);

    /** {@return every legal event, when they can be listed; empty when there are too many} */
    Optional<List<E>> listed();

    /**
     * {@return the kinds of event (their names in files) of which at least one would be accepted
     * now}
     */
    List<String> kinds();

    /**
     * {@return a legal event drawn at random, empty when there is none} The draw prefers events
     * that move play on.
     *
     * @param random the source of chance
     */
    Optional<E> sample(RandomGenerator random);
}
