package org.pubgames.core.spi;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;

/**
 * The course of play of a game: what is judged first of every event, the step of each kind of
 * event, and what is judged last. A step puts situations to the rules and applies what they
 * conclude. The course stops where something is forbidden. Immutable and safe to share between
 * threads.
 *
 * @param <S> the state
 * @param <E> the events, a sealed type
 */
public final class Course<S extends GameState, E extends GameEvent> {

    private final @Nullable Step<S, ? super E> first;
    private final Map<Class<?>, Step<S, E>> steps;
    private final @Nullable Step<S, ? super E> last;

    /**
     * One part of the course of play.
     *
     * @param <S> the state
     * @param <T> the events that it is about
     */
    @FunctionalInterface
    public interface Step<S extends GameState, T extends GameEvent> {

        /**
         * Judges an event.
         *
         * @param state the state before the event
         * @param event what was reported
         * @param judging the judgement in progress
         * @return the state after it; the same one when nothing changes. Not used when something is
         *     forbidden.
         */
        S judge(S state, T event, Judging judging);
    }

    private Course(Builder<S, E> built) {
        this.first = built.first;
        this.steps = Map.copyOf(built.steps);
        this.last = built.last;
    }

    /**
     * {@return a description to which the steps are added}
     *
     * @param events the sealed type of the game's events
     * @param <S> the state
     * @param <E> the events
     */
    public static <S extends GameState, E extends GameEvent> Builder<S, E> of(Class<E> events) {
        return new Builder<>(events);
    }

    /**
     * Judges an event: what comes first, the step of its kind, what comes last.
     *
     * @param state the state before the event
     * @param event what was reported
     * @param judging the judgement in progress
     * @return the state after it; the same where nothing changes
     */
    public S judge(S state, E event, Judging judging) {
        S next = state;
        if (first != null) {
            next = first.judge(next, event, judging);
            if (judging.findings().forbidden()) {
                return state;
            }
        }
        next = Objects.requireNonNull(steps.get(event.getClass())).judge(next, event, judging);
        if (judging.findings().forbidden()) {
            return state;
        }
        if (last != null) {
            next = last.judge(next, event, judging);
        }
        return judging.findings().forbidden() ? state : next;
    }

    /**
     * A course that is being described. Belongs to one thread.
     *
     * @param <S> the state
     * @param <E> the events
     */
    public static final class Builder<S extends GameState, E extends GameEvent> {

        private final Class<E> events;
        private final Map<Class<?>, Step<S, E>> steps = new HashMap<>();
        private @Nullable Step<S, ? super E> first;
        private @Nullable Step<S, ? super E> last;

        private Builder(Class<E> events) {
            this.events = events;
        }

        /**
         * {@return what is judged of every event before its step}
         *
         * @param step what is judged
         */
        public Builder<S, E> first(Step<S, ? super E> step) {
            first = step;
            return this;
        }

        /**
         * {@return the step of a kind of event}
         *
         * @param kind a record of the sealed interface of events
         * @param step what is judged
         * @param <T> the kind
         * @throws IllegalArgumentException when the kind has a step already
         */
        public <T extends E> Builder<S, E> on(Class<T> kind, Step<S, ? super T> step) {
            Step<S, E> typed =
                    (state, event, judging) -> step.judge(state, kind.cast(event), judging);
            if (steps.putIfAbsent(kind, typed) != null) {
                throw new IllegalArgumentException(kind.getSimpleName() + " has two steps");
            }
            return this;
        }

        /**
         * {@return what is judged of every event after its step}
         *
         * @param step what is judged
         */
        public Course<S, E> last(Step<S, ? super E> step) {
            last = step;
            return build();
        }

        /**
         * {@return the course}
         *
         * @throws IllegalStateException when a kind of event has no step
         */
        public Course<S, E> build() {
            Set<String> missing = new TreeSet<>();
            missing(events, missing);
            if (!missing.isEmpty()) {
                throw new IllegalStateException("no step is said for " + missing);
            }
            return new Course<>(this);
        }

        private void missing(Class<?> kind, Set<String> missing) {
            Class<?>[] kinds = kind.getPermittedSubclasses();
            if (kinds != null) {
                for (Class<?> each : kinds) {
                    missing(each, missing);
                }
            } else if (!steps.containsKey(kind)) {
                missing.add(kind.getSimpleName());
            }
        }
    }
}
