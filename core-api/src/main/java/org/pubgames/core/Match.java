package org.pubgames.core;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A match: an immutable value made of its header and its log. The log is the truth; everything else
 * is derived.
 *
 * <p>Safe to share between threads. Two matches are equal when their headers and the events of
 * their logs are equal.
 *
 * @param <S> the state
 * @param <E> the events
 */
public interface Match<S extends GameState, E extends GameEvent> {

    /** What the match is about: game, variant, seats. */
    MatchHeader header();

    /** The state after the last event. */
    S state();

    /** All accepted events with their rulings, oldest first. */
    List<Entry<E>> log();

    /** The event accepted last; empty at the opening. */
    default Optional<Entry<E>> last() {
        List<Entry<E>> log = log();
        return log.isEmpty() ? Optional.empty() : Optional.of(log.get(log.size() - 1));
    }

    /** How many events were accepted. */
    int size();

    /** Who must speak next. */
    Turn turn();

    /** What may happen next. */
    Legal<E> legal();

    /**
     * Puts an event before the rules. Never changes this match; the same event always gives an
     * equal verdict; a refused event leaves everything as it was.
     */
    Verdict<S, E> judge(E event);

    /**
     * Draws a legal event at random and judges it; empty when none was found. The same as to judge
     * {@link Legal#sample}, at the cost of judging once.
     */
    Optional<Verdict<S, E>> drawn(RandomGenerator random);

    /**
     * The match as it was after its first {@code events} events; 0 is the opening.
     *
     * @throws IndexOutOfBoundsException when the log is shorter
     */
    Match<S, E> at(int events);

    /**
     * The match as one viewer may see it. In games without hidden things everybody sees everything.
     *
     * @throws IllegalArgumentException when the viewer's seat is not one of the match
     */
    MatchView<S, E> view(Viewer viewer);

    /** The match put aside, as small as it goes; {@link ParkedMatch#resume} brings it back. */
    ParkedMatch<S, E> park();

    /**
     * The state as one viewer may see it: that of {@link #view}, without the cost of its log.
     *
     * @throws IllegalArgumentException when the viewer's seat is not one of the match
     */
    default S state(Viewer viewer) {
        return view(viewer).state();
    }

    /**
     * The event accepted last as one viewer may see it; empty at the opening.
     *
     * @throws IllegalArgumentException when the viewer's seat is not one of the match
     */
    default Optional<Entry<E>> last(Viewer viewer) {
        List<Entry<E>> log = view(viewer).log();
        return log.isEmpty() ? Optional.empty() : Optional.of(log.get(log.size() - 1));
    }

    /** How the match ended; empty while it goes on. */
    Optional<Outcome> outcome();
}
