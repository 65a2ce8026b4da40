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

    /** {@return what the match is about: game, variant, seats} */
    MatchHeader header();

    /** {@return the state after the last event} */
    S state();

    /** {@return all accepted events with their rulings, oldest first} */
    List<Entry<E>> log();

    /** {@return the event accepted last; empty at the opening} */
    default Optional<Entry<E>> last() {
        List<Entry<E>> log = log();
        return log.isEmpty() ? Optional.empty() : Optional.of(log.get(log.size() - 1));
    }

    /** {@return how many events were accepted} */
    int size();

    /** {@return who must speak next} */
    Turn turn();

    /**
     * {@return where the match stands now, to open another one there; empty within a unit of play,
     * where nothing is left to play, and in games without positions}
     */
    default Optional<Position> position() {
        return Optional.empty();
    }

    /** {@return what may happen next} */
    Legal<E> legal();

    /**
     * Judges an event. Never changes this match; the same event always gives an equal verdict.
     *
     * @param event what was reported
     * @return the verdict with the match after it; after a rejection that is this match
     * @throws ProblemsException when the event could not be read again if it were written: a text
     *     is longer than 4,000 characters or has half of a surrogate pair, a number has more than
     *     60 digits. The problems are those that a file with such an event has
     */
    Verdict<S, E> judge(E event);

    /**
     * Takes a wrong report back or puts it right. Never changes this match. Events before the one
     * that is revised are not judged again.
     *
     * @param revision what is taken back, replaced or inserted
     * @return the match with the revised log, equal to one that was never reported otherwise; or
     *     why not
     */
    Revised<S, E> revise(Revision<E> revision);

    /**
     * Draws a legal event at random and judges it: the same as to judge {@link Legal#sample}, at
     * the cost of judging once.
     *
     * @param random the source of chance
     * @return the verdict, an acceptance; empty when no legal event was found
     */
    Optional<Verdict<S, E>> drawn(RandomGenerator random);

    /**
     * {@return the match as it was after its first {@code events} events; 0 is the opening}
     *
     * @param events how many events, from 0 to {@link #size}
     * @throws IndexOutOfBoundsException when the log is shorter
     */
    Match<S, E> at(int events);

    /**
     * {@return the match as one viewer may see it} In games without hidden things everybody sees
     * everything.
     *
     * @param viewer who looks
     * @throws IllegalArgumentException when the viewer's seat is not one of the match
     */
    MatchView<S, E> view(Viewer viewer);

    /**
     * {@return what a revision of this match changed, as one viewer may see it} The answers that
     * refuse tell nothing hidden and need no view of their own.
     *
     * @param done the answer of {@link #revise} of this very match
     * @param viewer who looks
     * @throws IllegalArgumentException when the viewer's seat is not one of the match
     */
    Revised.Seen<S, E> view(Revised.Done<S, E> done, Viewer viewer);

    /**
     * {@return the names of all who have a seat now} In most games those of the header; where
     * somebody may join later, also who has joined.
     */
    default List<String> seated() {
        return header().seats().names();
    }

    /**
     * {@return the match put aside, as small as it goes; {@link ParkedMatch#resume} brings it back}
     */
    ParkedMatch<S, E> park();

    /**
     * {@return the state as one viewer may see it: that of {@link #view}, without the cost of its
     * log}
     *
     * @param viewer who looks
     * @throws IllegalArgumentException when the viewer's seat is not one of the match
     */
    default S state(Viewer viewer) {
        return view(viewer).state();
    }

    /**
     * {@return the event accepted last as one viewer may see it; empty at the opening}
     *
     * @param viewer who looks
     * @throws IllegalArgumentException when the viewer's seat is not one of the match
     */
    default Optional<Entry<E>> last(Viewer viewer) {
        List<Entry<E>> log = view(viewer).log();
        return log.isEmpty() ? Optional.empty() : Optional.of(log.get(log.size() - 1));
    }

    /** {@return how the match ended; empty while it goes on} */
    Optional<Outcome> outcome();
}
