package org.pubgames.core;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The answer to an event: accepted or rejected, with every ruling that was made on the way.
 *
 * @param <S> the state
 * @param <E> the events
 */
public sealed interface Verdict<S extends GameState, E extends GameEvent> {

    /**
     * {@return all rulings, in the order of the rulebook} A rejection has at least one {@link
     * Ruling.Kind#FORBIDS}, an acceptance has none.
     */
    List<Ruling> rulings();

    /** {@return the match after the verdict; after a rejection the very match that was asked} */
    Match<S, E> match();

    /** {@return whether the event stands} */
    default boolean accepted() {
        return this instanceof Accepted;
    }

    /** {@return the ids of the rules that forbid the event; empty when it stands} */
    default List<String> because() {
        return rulings().stream()
                .filter(ruling -> ruling.kind() == Ruling.Kind.FORBIDS)
                .map(Ruling::rule)
                .distinct()
                .toList();
    }

    /**
     * The event stands.
     *
     * @param match the match with the event in its log
     * @param rulings what the rules made of it
     */
    record Accepted<S extends GameState, E extends GameEvent>(
            Match<S, E> match, List<Ruling> rulings) implements Verdict<S, E> {
        /**
         * Keeps copies of its lists.
         *
         * @param match the match with the event in its log
         * @param rulings what the rules made of it
         */
        public Accepted {
            rulings = List.copyOf(rulings);
        }
    }

    /**
     * The event is refused and nothing has changed.
     *
     * @param match the match as it was
     * @param rulings why
     */
    record Rejected<S extends GameState, E extends GameEvent>(
            Match<S, E> match, List<Ruling> rulings) implements Verdict<S, E> {
        /**
         * Keeps copies of its lists.
         *
         * @param match the match as it was
         * @param rulings why
         */
        public Rejected {
            rulings = List.copyOf(rulings);
        }
    }

    /**
     * Both cases as one value.
     *
     * @param ok asked with the acceptance
     * @param no asked with the rejection
     * @param <R> what comes of it
     * @return what it answers
     */
    default <R> R fold(
            Function<Accepted<S, E>, ? extends R> ok, Function<Rejected<S, E>, ? extends R> no) {
        if (this instanceof Accepted<S, E> accepted) {
            return ok.apply(accepted);
        }
        return no.apply((Rejected<S, E>) this);
    }

    /**
     * {@return the acceptance, for callers who take a refusal as a programming error}
     *
     * @throws RejectedException when the event was refused
     */
    default Accepted<S, E> orElseThrow() {
        return fold(
                ok -> ok,
                no -> {
                    throw new RejectedException(no.rulings());
                });
    }

    /** Thrown by {@link #orElseThrow()}. */
    final class RejectedException extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final transient List<Ruling> rulings;

        RejectedException(List<Ruling> rulings) {
            super(
                    "rejected by "
                            + rulings.stream()
                                    .map(ruling -> ruling.rule() + " " + ruling.because())
                                    .collect(Collectors.joining("; ")));
            this.rulings = rulings;
        }

        /** {@return the rulings of the refusal} */
        public List<Ruling> rulings() {
            return rulings;
        }
    }
}
