package org.pubgames.core;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The answer to a {@link Revision}. Immutable.
 *
 * @param <S> the state of the game
 * @param <E> its events
 */
public sealed interface Revised<S extends GameState, E extends GameEvent> {

    /**
     * {@return the match after the answer; the very match that was asked where nothing was revised}
     */
    Match<S, E> match();

    /** {@return whether the log was revised} */
    default boolean done() {
        return this instanceof Done;
    }

    /**
     * The log is revised.
     *
     * @param match the match with the revised log
     * @param changes what has changed, event by event: those that went, came or are ruled on
     *     otherwise; in the order of the log
     * @param state the parts in which the states after the last event differ
     */
    record Done<S extends GameState, E extends GameEvent>(
            Match<S, E> match, List<Change<E>> changes, List<Part> state) implements Revised<S, E> {
        /**
         * Keeps copies of its lists.
         *
         * @param match the match with the revised log
         * @param changes what has changed, event by event
         * @param state the parts in which the states after the last event differ
         */
        public Done {
            changes = List.copyOf(changes);
            state = List.copyOf(state);
        }
    }

    /**
     * A later event, or the new one itself, could not stand: nothing is revised.
     *
     * @param match the match as it was
     * @param event the number, in the log as it is, of the first event that the rules would forbid;
     *     empty for the new event itself
     * @param rulings why
     * @param gone the numbers of all later events that would have to go, judged one after the other
     *     without those that went; {@link Revision#along(List)} takes them. Empty where the new
     *     event itself cannot stand
     */
    record Refused<S extends GameState, E extends GameEvent>(
            Match<S, E> match, Optional<Integer> event, List<Ruling> rulings, List<Integer> gone)
            implements Revised<S, E> {
        /**
         * Keeps copies of its lists.
         *
         * @param match the match as it was
         * @param event the number of the first event that the rules would forbid
         * @param rulings why
         * @param gone the numbers of all later events that would have to go
         */
        public Refused {
            rulings = List.copyOf(rulings);
            gone = List.copyOf(gone);
        }
    }

    /**
     * The revision names what is not there: nothing is revised.
     *
     * @param match the match as it was
     * @param problems what is wrong, each with what would be allowed
     */
    record Impossible<S extends GameState, E extends GameEvent>(
            Match<S, E> match, List<Problem> problems) implements Revised<S, E> {
        /**
         * Keeps a copy of its list.
         *
         * @param match the match as it was
         * @param problems what is wrong
         */
        public Impossible {
            problems = List.copyOf(problems);
        }
    }

    /**
     * What became of one event.
     *
     * @param was the event as it stood before; empty for one that came
     * @param now the event as it stands; empty for one that went. Its number may be another one
     * @param points how many points the rules award more for it, less than 0 for fewer
     */
    record Change<E extends GameEvent>(Optional<Entry<E>> was, Optional<Entry<E>> now, int points) {
        /**
         * {@return the rulings that are no longer made}
         *
         * @see #come
         */
        public List<Ruling> gone() {
            return without(rulings(was), rulings(now));
        }

        /** {@return the rulings that are made now and were not before} */
        public List<Ruling> come() {
            return without(rulings(now), rulings(was));
        }

        private static <E extends GameEvent> List<Ruling> rulings(Optional<Entry<E>> entry) {
            return entry.map(Entry::rulings).orElse(List.of());
        }

        private static List<Ruling> without(List<Ruling> all, List<Ruling> others) {
            List<Ruling> left = new java.util.ArrayList<>(all);
            others.forEach(left::remove);
            return List.copyOf(left);
        }
    }

    /**
     * A revised log as one viewer may see it. He learns which events the revision touches, and of
     * them and of the state only what he sees before and after it. Immutable; can be sent anywhere.
     *
     * @param match the match after the revision, as he sees it
     * @param changes the changes of {@link Done}, their events as he sees them
     * @param state the parts in which the states that he sees differ
     */
    record Seen<S extends GameState, E extends GameEvent>(
            MatchView<S, E> match, List<Change<E>> changes, List<Part> state) {
        /**
         * Keeps copies of its lists.
         *
         * @param match the match after the revision, as he sees it
         * @param changes the changes, their events as he sees them
         * @param state the parts in which the states that he sees differ
         */
        public Seen {
            changes = List.copyOf(changes);
            state = List.copyOf(state);
        }
    }

    /**
     * A part of the state that differs.
     *
     * @param pointer JSON pointer to it
     * @param was its value before as JSON; empty where it was not there
     * @param now its value now as JSON; empty where it is not there
     */
    record Part(String pointer, String was, String now) {}

    /**
     * All cases as one value.
     *
     * @param done asked when the log is revised
     * @param refused asked when an event could not stand
     * @param impossible asked when the revision names what is not there
     * @param <R> what comes of it
     * @return what it answers
     */
    default <R> R fold(
            Function<Done<S, E>, ? extends R> done,
            Function<Refused<S, E>, ? extends R> refused,
            Function<Impossible<S, E>, ? extends R> impossible) {
        if (this instanceof Done<S, E> whole) {
            return done.apply(whole);
        }
        return this instanceof Refused<S, E> no
                ? refused.apply(no)
                : impossible.apply((Impossible<S, E>) this);
    }
}
