package org.pubgames.core;

import java.util.List;
import java.util.function.Function;

/**
 * What came of reading a user's input: the value, or every problem found in one pass.
 *
 * @param <T> what was to be read
 */
public sealed interface Reading<T> {

    /** The input was sound. */
    record Read<T>(T value) implements Reading<T> {}

    /** The input could not be used; at least one problem says why. */
    record Unreadable<T>(List<Problem> problems) implements Reading<T> {
        /**
         * Keeps a copy of the problems.
         *
         * @param problems at least one
         */
        public Unreadable {
            problems = List.copyOf(problems);
            if (problems.isEmpty()) {
                throw new IllegalArgumentException(
                        "an unreadable input needs at least one problem");
            }
        }
    }

    /**
     * {@return a sound reading}
     *
     * @param value what was read
     * @param <T> what was to be read
     */
    static <T> Reading<T> of(T value) {
        return new Read<>(value);
    }

    /**
     * {@return a failed reading}
     *
     * @param problems why; at least one
     * @param <T> what was to be read
     */
    static <T> Reading<T> failed(List<Problem> problems) {
        return new Unreadable<>(problems);
    }

    /**
     * {@return a failed reading with one problem}
     *
     * @param problem why
     * @param <T> what was to be read
     */
    static <T> Reading<T> failed(Problem problem) {
        return new Unreadable<>(List.of(problem));
    }

    /**
     * Both cases as one value.
     *
     * @param ok asked with the value
     * @param no asked with the problems
     * @param <R> what comes of it
     * @return what it answers
     */
    default <R> R fold(
            Function<? super T, ? extends R> ok, Function<? super List<Problem>, ? extends R> no) {
        if (this instanceof Read<T> read) {
            return ok.apply(read.value());
        }
        return no.apply(problems());
    }

    /** {@return the problems; empty when the input was sound} */
    default List<Problem> problems() {
        return this instanceof Unreadable<T> unreadable ? unreadable.problems() : List.of();
    }

    /**
     * {@return the value}
     *
     * @throws ProblemsException when there is none
     */
    default T orElseThrow() {
        if (this instanceof Read<T> read) {
            return read.value();
        }
        throw new ProblemsException(problems());
    }
}
