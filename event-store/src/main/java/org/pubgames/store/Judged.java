package org.pubgames.store;

import java.util.function.Function;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.MatchCodec;
import org.pubgames.core.Revised;

/** What the rules say to a line, before anything is written. */
sealed interface Judged<S extends GameState, E extends GameEvent> {

    /**
     * It may be written.
     *
     * @param after the match after it
     * @param line what is written
     * @param answer what is written as the answer
     * @param result what comes of it once it is written
     */
    record Stands<S extends GameState, E extends GameEvent>(
            HeldMatch<S, E> after,
            String line,
            String answer,
            Function<StoredLine, SubmitResult> result)
            implements Judged<S, E> {}

    /**
     * It may not be written.
     *
     * @param result why
     */
    record Refused<S extends GameState, E extends GameEvent>(SubmitResult result)
            implements Judged<S, E> {}

    static <S extends GameState, E extends GameEvent> Judged<S, E> of(
            HeldMatch<S, E> held, MatchCodec.Line<E> line, Answers answers) {
        return line instanceof MatchCodec.Line.Reported<E> reported
                ? event(held, reported.event(), answers)
                : revision(held, ((MatchCodec.Line.Revising<E>) line).revision(), answers);
    }

    private static <S extends GameState, E extends GameEvent> Judged<S, E> event(
            HeldMatch<S, E> held, E event, Answers answers) {
        return held.match()
                .judge(event)
                .fold(
                        ok -> {
                            HeldMatch<S, E> after = held.after(held.number() + 1, ok.match());
                            return new Stands<>(
                                    after,
                                    held.codec().writeEvent(event),
                                    answers.accepted(after, ok),
                                    line -> new SubmitResult.Accepted<>(after, line, ok));
                        },
                        no -> new Refused<>(new SubmitResult.Rejected<>(held, no)));
    }

    private static <S extends GameState, E extends GameEvent> Judged<S, E> revision(
            HeldMatch<S, E> held, org.pubgames.core.Revision<E> revision, Answers answers) {
        Revised<S, E> revised = held.match().revise(revision);
        if (revised instanceof Revised.Done<S, E> done) {
            HeldMatch<S, E> after = held.after(held.number() + 1, done.match());
            return new Stands<>(
                    after,
                    held.codec().writeRevision(revision),
                    answers.revised(after, done),
                    line -> new SubmitResult.Revised<>(after, line, done));
        }
        return new Refused<>(new SubmitResult.NotRevised<>(held, revised));
    }
}
