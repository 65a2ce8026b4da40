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

    /** Whether this event would be accepted; the same answer as {@link Match#judge} gives. */
    boolean allows(E event);

    /** Every legal event, when they can be listed; empty when there are too many. */
    Optional<List<E>> listed();

    /** The kinds of event (their names in files) of which at least one would be accepted now. */
    List<String> kinds();

    /**
     * A legal event drawn at random, empty when there is none. The draw prefers events that move
     * play on.
     */
    Optional<E> sample(RandomGenerator random);

    /**
     * Events worth trying here when two variants are compared, the simplest first. A small choice
     * of everything that might happen; whether they may is for the rules to say. Empty where a game
     * names none.
     */
    default List<E> telling() {
        return List.of();
    }

    /**
     * The next event of a straight course of play: one plain event after the other until the match
     * is over, such as a score of nothing in every turn.
     *
     * @param course which course, from 0; a game has a few
     * @return empty when the course has come to its end, or there is none of this number
     */
    default Optional<E> straight(int course) {
        return Optional.empty();
    }
}
