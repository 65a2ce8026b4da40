package org.pubgames.core.spi;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.GameEvent;
import org.pubgames.core.Legal;

/**
 * Events that tell two variants apart, for comparing them: what {@link Legal} knows beside what may
 * happen next.
 *
 * @param <E> the events
 */
public interface Distinguishing<E extends GameEvent> extends Legal<E> {

    /**
     * Events worth trying here when two variants are compared. A small choice of everything that
     * might happen; whether they may is for the rules to say.
     *
     * @return the simplest first; empty where a game names none
     */
    List<E> distinguishing();

    /**
     * The next event of a straight course of play: one plain event after the other until the match
     * is over, such as a score of nothing in every turn.
     *
     * @param course which course, from 0; a game has a few
     * @return empty when the course has come to its end, or there is none of this number
     */
    Optional<E> straight(int course);
}
