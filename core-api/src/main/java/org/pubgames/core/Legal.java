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

    /**
     * What may happen next, complete or to be filled in. Every listed event and every filling of a
     * form that is {@link Form#complete} is accepted; an event outside of it is refused. All of a
     * kind are tried where there are at most some thousand, which takes longer than judging.
     *
     * @return as little as is known to be possible
     */
    Moves<E> moves();

    /**
     * What may happen next, as forms alone: quick enough to draw a screen after every event, since
     * no event is tried. Every event that would be accepted is within one of them; whether a
     * filling is accepted is for {@link #allows} or {@link #problems} to say, unless the form is
     * {@link Form#complete}.
     *
     * @return kind by kind; none for a kind of which no event would be accepted as far as is known
     *     without trying
     */
    List<Form> forms();

    /**
     * Why an event is outside of {@link #moves}.
     *
     * @param event any event of the game
     * @return every problem with the field, the value and what is allowed now; empty for an event
     *     that would be accepted, and for one within a form that the rules alone can refuse
     */
    List<Problem> problems(E event);

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

    /**
     * {@return what somebody may report next in a capacity}
     *
     * @param role the capacity
     */
    Legal<E> as(Role role);
}
