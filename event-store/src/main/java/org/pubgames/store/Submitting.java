package org.pubgames.store;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.MatchCodec;
import org.pubgames.core.Problem;
import org.pubgames.core.ProblemsException;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;

/** One request to one match, made by whoever works alone in its slot. */
record Submitting(
        String id,
        EventStore store,
        MatchLoader loader,
        Slots slots,
        Slot slot,
        StoredMatchesOptions options,
        BiConsumer<HeldMatch<?, ?>, StoredLine> listeners) {

    /** How often an event is judged anew because another process was first. */
    private static final int MOST_TRIES = 100;

    /** The match after its last line. */
    Reading<HeldMatch<?, ?>> current() {
        HeldMatch<?, ?> held = slot.resumed();
        if (held == null) {
            return loaded();
        }
        return store.shared() ? upToDate(held) : Reading.of(held);
    }

    private Reading<HeldMatch<?, ?>> loaded() {
        return loader.load(id)
                .fold(
                        loaded -> {
                            slot.keep(loaded);
                            return Reading.of(loaded.match());
                        },
                        this::forgotten);
    }

    /** What is in memory is of no use when the store says otherwise. */
    private Reading<HeldMatch<?, ?>> forgotten(List<Problem> problems) {
        slot.forget();
        slots.remove(id, slot);
        return Reading.failed(problems);
    }

    private Reading<HeldMatch<?, ?>> upToDate(HeldMatch<?, ?> held) {
        Optional<StoredMatch> found = store.find(id);
        if (found.isEmpty() || found.get().number() < held.number()) {
            slot.forget();
            return loaded();
        }
        return found.get().number() == held.number()
                ? Reading.of(held)
                : caughtUp(held).fold(Reading::of, this::forgotten);
    }

    /** The match after the lines that others have written, each of them told. */
    private <S extends GameState, E extends GameEvent> Reading<HeldMatch<S, E>> caughtUp(
            HeldMatch<S, E> from) {
        HeldMatch<S, E> held = from;
        List<StoredLine> lines = store.read(id, held.number(), EventStore.MOST);
        while (!lines.isEmpty()) {
            for (StoredLine line : lines) {
                Reading<HeldMatch<S, E>> next = loader.after(held, line);
                if (!next.problems().isEmpty()) {
                    return next;
                }
                held = next.orElseThrow();
                slot.keep(held);
                listeners.accept(held, line);
            }
            lines = store.read(id, held.number(), EventStore.MOST);
        }
        return Reading.of(held);
    }

    /** What a line may be. */
    enum Kind {
        EVENT,
        REVISION,
        ANY;

        boolean holds(MatchCodec.Line<?> line) {
            return this == ANY
                    || (this == REVISION) == (line instanceof MatchCodec.Line.Revising<?>);
        }
    }

    SubmitResult submit(Submission submission, Kind kind) {
        HeldMatch<?, ?> held = slot.resumed();
        Reading<HeldMatch<?, ?>> begun = held == null ? current() : Reading.of(held);
        return begun.fold(match -> submit(match, submission, kind), SubmitResult.NoMatch::new);
    }

    private <S extends GameState, E extends GameEvent> SubmitResult submit(
            HeldMatch<S, E> begun, Submission submission, Kind kind) {
        return begun.codec()
                .readSent(submission.body(), Where.UNKNOWN)
                .fold(
                        line -> {
                            if (!kind.holds(line)) {
                                return new SubmitResult.Unreadable(
                                        List.of(StoreProblems.otherKind(kind == Kind.REVISION)));
                            }
                            return submit(begun, line, submission);
                        },
                        SubmitResult.Unreadable::new);
    }

    private <S extends GameState, E extends GameEvent> SubmitResult submit(
            HeldMatch<S, E> begun, MatchCodec.Line<E> line, Submission submission) {
        HeldMatch<S, E> held = begun;
        for (int i = 0; i < MOST_TRIES; i++) {
            @Nullable SubmitResult result = attempt(held, line, submission);
            if (result != null) {
                return result;
            }
            Reading<HeldMatch<S, E>> newer = caughtUp(held);
            if (!newer.problems().isEmpty()) {
                return new SubmitResult.NoMatch(forgotten(newer.problems()).problems());
            }
            held = newer.orElseThrow();
        }
        return readAgain(held, begun.number());
    }

    /** The result; null when there are newer lines to be looked at first. */
    private <S extends GameState, E extends GameEvent> @Nullable SubmitResult attempt(
            HeldMatch<S, E> held, MatchCodec.Line<E> line, Submission submission) {
        Integer after = submission.after();
        if (after != null && after > held.number() && behind(held)) {
            return null;
        }
        List<Problem> forbidden = guarded(held, line, submission.guard());
        if (!forbidden.isEmpty()) {
            return behind(held) ? null : new SubmitResult.Forbidden(forbidden);
        }
        if (after != null && after != held.number()) {
            SubmitResult known = answered(held, submission.key());
            return known != null ? known : behind(held) ? null : readAgain(held, after);
        }
        Judged<S, E> judged;
        try {
            judged = Judged.of(held, line, options.answers());
        } catch (ProblemsException e) {
            return new SubmitResult.Unreadable(e.problems());
        }
        if (judged instanceof Judged.Refused<S, E> refused) {
            SubmitResult known = answered(held, submission.key());
            return known != null ? known : behind(held) ? null : refused.result();
        }
        return append(held, (Judged.Stands<S, E>) judged, submission);
    }

    private <S extends GameState, E extends GameEvent> @Nullable SubmitResult append(
            HeldMatch<S, E> held, Judged.Stands<S, E> judged, Submission submission) {
        StoredLine written =
                new StoredLine(
                        held.number() + 1,
                        judged.line(),
                        judged.answer(),
                        options.clock().instant(),
                        submission.key());
        AppendResult result = appended(written);
        if (result instanceof AppendResult.Appended appended) {
            slot.keep(judged.after());
            listeners.accept(judged.after(), appended.line());
            loader.snapshot(judged.after());
            return judged.result().apply(appended.line());
        }
        if (result instanceof AppendResult.Stale) {
            return submission.after() == null
                    ? null
                    : caughtUp(held)
                            .fold(
                                    newer -> readAgain(newer, held.number()),
                                    problems ->
                                            new SubmitResult.NoMatch(
                                                    forgotten(problems).problems()));
        }
        if (result instanceof AppendResult.Replayed replayed) {
            return replayed(held, replayed.line());
        }
        return result instanceof AppendResult.KeyUsed used
                ? keyUsed(used.line())
                : new SubmitResult.NoMatch(
                        forgotten(List.of(StoreProblems.unknownMatch(id))).problems());
    }

    /** After trouble nobody knows whether the line is there: what is in memory is read anew. */
    private AppendResult appended(StoredLine line) {
        try {
            return store.append(id, line);
        } catch (StoreException e) {
            slot.forget();
            throw e;
        }
    }

    /** Whether another process has written more. */
    private boolean behind(HeldMatch<?, ?> held) {
        return store.shared()
                && store.find(id).filter(found -> found.number() > held.number()).isPresent();
    }

    private <S extends GameState, E extends GameEvent> List<Problem> guarded(
            HeldMatch<S, E> held, MatchCodec.Line<E> line, Guard guard) {
        return line instanceof MatchCodec.Line.Reported<E> reported
                ? guard.event(held, reported.event())
                : guard.revision(held, ((MatchCodec.Line.Revising<E>) line).revision());
    }

    /** The answer to a request that was answered before; null when it was not. */
    private @Nullable SubmitResult answered(HeldMatch<?, ?> held, @Nullable RequestKey key) {
        if (key == null) {
            return null;
        }
        return store.findByKey(id, key.key())
                .<SubmitResult>map(
                        line -> key.equals(line.key()) ? replayed(held, line) : keyUsed(line))
                .orElse(null);
    }

    private SubmitResult replayed(HeldMatch<?, ?> held, StoredLine line) {
        return (line.number() > held.number() ? upToDate(held) : Reading.of(held))
                .fold(match -> new SubmitResult.Replayed(match, line), SubmitResult.NoMatch::new);
    }

    private static SubmitResult keyUsed(StoredLine line) {
        RequestKey key = line.key();
        return new SubmitResult.KeyUsed(line, StoreProblems.keyUsed(key == null ? "" : key.key()));
    }

    private SubmitResult readAgain(HeldMatch<?, ?> held, int after) {
        List<StoredLine> missed =
                store.read(id, Math.max(0, after), EventStore.MOST).stream()
                        .filter(line -> line.number() <= held.number())
                        .toList();
        return new SubmitResult.ReadAgain(held, after, missed);
    }
}
