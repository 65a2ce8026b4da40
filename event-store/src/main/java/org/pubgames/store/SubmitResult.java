package org.pubgames.store;

import java.util.List;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Problem;
import org.pubgames.core.Verdict;

/**
 * What came of sending an event or a revision. Only {@link Accepted} and {@link Revised} have
 * written anything. Immutable.
 */
public sealed interface SubmitResult {

    /**
     * The event stands.
     *
     * @param match the match after it
     * @param line the line that was written
     * @param verdict what the rules made of it
     * @param <S> the state of the game
     * @param <E> its events
     */
    record Accepted<S extends GameState, E extends GameEvent>(
            HeldMatch<S, E> match, StoredLine line, Verdict.Accepted<S, E> verdict)
            implements SubmitResult {}

    /**
     * The rules forbid the event.
     *
     * @param match the match as it is
     * @param verdict why
     * @param <S> the state of the game
     * @param <E> its events
     */
    record Rejected<S extends GameState, E extends GameEvent>(
            HeldMatch<S, E> match, Verdict.Rejected<S, E> verdict) implements SubmitResult {}

    /**
     * The log is revised.
     *
     * @param match the match after it
     * @param line the line that was written
     * @param revised what has changed
     * @param <S> the state of the game
     * @param <E> its events
     */
    record Revised<S extends GameState, E extends GameEvent>(
            HeldMatch<S, E> match, StoredLine line, org.pubgames.core.Revised.Done<S, E> revised)
            implements SubmitResult {}

    /**
     * The revision cannot be: a later event could not stand, or it names what is not there.
     *
     * @param match the match as it is
     * @param revised {@code Refused} or {@code Impossible}
     * @param <S> the state of the game
     * @param <E> its events
     */
    record NotRevised<S extends GameState, E extends GameEvent>(
            HeldMatch<S, E> match, org.pubgames.core.Revised<S, E> revised)
            implements SubmitResult {}

    /**
     * The same request was answered before.
     *
     * @param match the match as it stands now
     * @param line the line that was written then, with its answer
     */
    record Replayed(HeldMatch<?, ?> match, StoredLine line) implements SubmitResult {}

    /**
     * Somebody else was first: read what is new, and send again what is still right.
     *
     * @param match the match as it stands now
     * @param after the number of the last line that the sender had seen
     * @param missed the lines behind that, at most {@link EventStore#MOST}, hidden things included:
     *     what a viewer may see of them {@link HeldMatch#match} says
     */
    record ReadAgain(HeldMatch<?, ?> match, int after, List<StoredLine> missed)
            implements SubmitResult {
        /**
         * Keeps a copy of its list.
         *
         * @param match the match as it stands now
         * @param after the number of the last line that the sender had seen
         * @param missed the lines behind that
         */
        public ReadAgain {
            missed = List.copyOf(missed);
        }

        /** {@return the same as a problem, {@code read-again}} */
        public Problem problem() {
            return StoreProblems.readAgain(after, match.number());
        }
    }

    /**
     * The key of the request was used for another body.
     *
     * @param line the line that was written then
     * @param problem the same as a problem, {@code key-used}
     */
    record KeyUsed(StoredLine line, Problem problem) implements SubmitResult {}

    /**
     * What was sent cannot be read as an event or a revision of this game.
     *
     * @param problems why
     */
    record Unreadable(List<Problem> problems) implements SubmitResult {
        /**
         * Keeps a copy of its list.
         *
         * @param problems why
         */
        public Unreadable {
            problems = List.copyOf(problems);
        }
    }

    /**
     * Whoever sent it may not report it; it was not judged.
     *
     * @param problems what the guard said
     */
    record Forbidden(List<Problem> problems) implements SubmitResult {
        /**
         * Keeps a copy of its list.
         *
         * @param problems what the guard said
         */
        public Forbidden {
            problems = List.copyOf(problems);
        }
    }

    /**
     * There is no such match, {@code unknown-match}, or it cannot be opened any more, because its
     * variant or the rules have changed.
     *
     * @param problems why
     */
    record NoMatch(List<Problem> problems) implements SubmitResult {
        /**
         * Keeps a copy of its list.
         *
         * @param problems why
         */
        public NoMatch {
            problems = List.copyOf(problems);
        }

        /** {@return whether there is none, rather than one that cannot be opened} */
        public boolean unknown() {
            return problems.stream().anyMatch(StoreProblems::isUnknownMatch);
        }
    }
}
