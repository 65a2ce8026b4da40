package org.pubgames.core;

import java.util.List;
import java.util.Optional;

/**
 * A report that was wrong is taken back or put right: not what happened at the table, for which
 * games have events of their own, but what was written down of it. Immutable.
 *
 * @param <E> the events of the game
 */
public sealed interface Revision<E extends GameEvent> {

    /** {@return why, in the words of whoever revises; empty when it was not said} */
    Optional<String> because();

    /** {@return who revises; empty when it was not said} */
    Optional<String> by();

    /**
     * {@return the numbers of later events that are taken back as well, because they could not
     * stand otherwise; rising, empty where there are none}
     */
    default List<Integer> along() {
        return List.of();
    }

    /** {@return the event that it brings; empty where it only takes away} */
    default Optional<E> brings() {
        if (this instanceof Replace<E> replace) {
            return Optional.of(replace.with());
        }
        return this instanceof Insert<E> insert ? Optional.of(insert.with()) : Optional.empty();
    }

    /**
     * {@return the same revision, which takes later events back as well}
     *
     * @param events their numbers in the log as it is now, as {@link Revised.Refused#gone} gives
     *     them
     */
    Revision<E> along(List<Integer> events);

    /**
     * An event did not happen.
     *
     * @param event its number in the log, from 1
     * @param along later events that are taken back as well
     * @param because why
     * @param by who revises
     */
    record Withdraw<E extends GameEvent>(
            int event, List<Integer> along, Optional<String> because, Optional<String> by)
            implements Revision<E> {
        /**
         * Keeps a sorted copy of its list.
         *
         * @param event its number in the log, from 1
         * @param along later events that are taken back as well
         * @param because why
         * @param by who revises
         */
        public Withdraw {
            along = along.stream().sorted().toList();
        }

        /**
         * Takes back one event, without a reason.
         *
         * @param event its number in the log, from 1
         */
        public Withdraw(int event) {
            this(event, List.of(), Optional.empty(), Optional.empty());
        }

        @Override
        public Withdraw<E> along(List<Integer> events) {
            return new Withdraw<>(event, events, because, by);
        }
    }

    /**
     * Another event happened in an event's place.
     *
     * @param event the number of the event that is replaced, from 1
     * @param with what happened
     * @param along later events that are taken back as well
     * @param because why
     * @param by who revises
     */
    record Replace<E extends GameEvent>(
            int event, E with, List<Integer> along, Optional<String> because, Optional<String> by)
            implements Revision<E> {
        /**
         * Keeps a sorted copy of its list.
         *
         * @param event the number of the event that is replaced, from 1
         * @param with what happened
         * @param along later events that are taken back as well
         * @param because why
         * @param by who revises
         */
        public Replace {
            along = along.stream().sorted().toList();
        }

        /**
         * Replaces one event, without a reason.
         *
         * @param event the number of the event that is replaced, from 1
         * @param with what happened
         */
        public Replace(int event, E with) {
            this(event, with, List.of(), Optional.empty(), Optional.empty());
        }

        @Override
        public Replace<E> along(List<Integer> events) {
            return new Replace<>(event, with, events, because, by);
        }
    }

    /**
     * An event was not reported.
     *
     * @param after the number of the event after which it happened; 0 for the opening
     * @param with what happened
     * @param along later events that are taken back as well
     * @param because why
     * @param by who revises
     */
    record Insert<E extends GameEvent>(
            int after, E with, List<Integer> along, Optional<String> because, Optional<String> by)
            implements Revision<E> {
        /**
         * Keeps a sorted copy of its list.
         *
         * @param after the number of the event after which it happened; 0 for the opening
         * @param with what happened
         * @param along later events that are taken back as well
         * @param because why
         * @param by who revises
         */
        public Insert {
            along = along.stream().sorted().toList();
        }

        /**
         * Inserts one event, without a reason.
         *
         * @param after the number of the event after which it happened; 0 for the opening
         * @param with what happened
         */
        public Insert(int after, E with) {
            this(after, with, List.of(), Optional.empty(), Optional.empty());
        }

        @Override
        public Insert<E> along(List<Integer> events) {
            return new Insert<>(after, with, events, because, by);
        }
    }

    /**
     * The event accepted last did not happen.
     *
     * @param because why
     * @param by who revises
     */
    record Undo<E extends GameEvent>(Optional<String> because, Optional<String> by)
            implements Revision<E> {

        /** Takes back the last event, without a reason. */
        public Undo() {
            this(Optional.empty(), Optional.empty());
        }

        @Override
        public Undo<E> along(List<Integer> events) {
            if (!events.isEmpty()) {
                throw new IllegalArgumentException("nothing stands behind the last event");
            }
            return this;
        }
    }
}
