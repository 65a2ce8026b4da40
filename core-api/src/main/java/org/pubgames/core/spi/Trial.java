package org.pubgames.core.spi;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.pubgames.core.GameEvent;

/**
 * Events tried in one state of a match, without any of them taking place. A referee who knows what
 * is likely to happen tries events of its own; the others leave it to events that are made of the
 * records by chance.
 *
 * @param <E> the events
 */
public interface Trial<E extends GameEvent> extends Predicate<E> {

    /**
     * Whether an event would be accepted.
     *
     * @param event of any kind
     * @return the answer of the rules
     */
    @Override
    boolean test(E event);

    /**
     * The kinds of event of which one made by chance is accepted, after a bounded number of
     * attempts; the same answer each time.
     *
     * @return their names in files, in alphabetical order; a kind that is hardly ever accepted may
     *     be missing
     */
    List<String> kinds();

    /**
     * An event made by chance that is accepted, after a bounded number of attempts.
     *
     * @param random what chance does
     * @return empty when none was found
     */
    Optional<E> sample(RandomGenerator random);
}
