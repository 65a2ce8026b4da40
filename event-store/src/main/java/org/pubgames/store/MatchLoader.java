package org.pubgames.store;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.Catalogue;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Games;
import org.pubgames.core.Match;
import org.pubgames.core.MatchCodec;
import org.pubgames.core.Past;
import org.pubgames.core.Reading;
import org.pubgames.core.Revised;
import org.pubgames.core.Verdict;
import org.pubgames.core.Where;

/** Makes matches of what is in a store. Safe to share between threads. */
final class MatchLoader {

    private final EventStore store;
    private final StoredMatchesOptions options;

    /**
     * A match that was read.
     *
     * @param match the match
     * @param bySnapshot whether a snapshot spared the judging of its first lines
     */
    record Loaded(HeldMatch<?, ?> match, boolean bySnapshot) {}

    MatchLoader(EventStore store, StoredMatchesOptions options) {
        this.store = store;
        this.options = options;
    }

    /** The match that a header opens. */
    Reading<HeldMatch<?, ?>> opening(String id, String header) {
        Catalogue catalogue = options.catalogue().get();
        HeaderReader reader = new HeaderReader(id, catalogue, options.pinning());
        byte[] line = header.replace('\n', ' ').getBytes(StandardCharsets.UTF_8);
        try {
            Games.files(catalogue, options.pinning())
                    .judge(new ByteArrayInputStream(line), "", reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e); // bytes in memory are always read
        }
        return reader.read();
    }

    /** A match after its last line. */
    Reading<Loaded> load(String id) {
        Optional<StoredMatch> found = store.find(id);
        if (found.isEmpty()) {
            return Reading.failed(StoreProblems.unknownMatch(id));
        }
        return opening(id, found.get().header())
                .fold(held -> load(held, found.get().number()), Reading::failed);
    }

    private <S extends GameState, E extends GameEvent> Reading<Loaded> load(
            HeldMatch<S, E> opened, int number) {
        Optional<HeldMatch<S, E>> begun = number == 0 ? Optional.empty() : bySnapshot(opened);
        return onwards(begun.orElse(opened), Integer.MAX_VALUE)
                .fold(held -> Reading.of(new Loaded(held, begun.isPresent())), Reading::failed);
    }

    private <S extends GameState, E extends GameEvent> Optional<HeldMatch<S, E>> bySnapshot(
            HeldMatch<S, E> opened) {
        return store.snapshot(opened.id())
                .filter(kept -> kept.maker().equals(maker(opened)) && kept.events() > 0)
                .flatMap(
                        kept ->
                                opened.codec()
                                        .readState(kept.state(), Where.UNKNOWN)
                                        .fold(
                                                state -> Optional.of(begun(opened, kept, state)),
                                                problems -> Optional.empty()));
    }

    private <S extends GameState, E extends GameEvent> HeldMatch<S, E> begun(
            HeldMatch<S, E> opened, Snapshot kept, S state) {
        Past<S, E> past =
                Past.judgedLater(
                        kept.events(), state, Optional.empty(), () -> judged(opened, kept));
        return opened.after(kept.number(), opened.game().resume(opened.match().header(), past));
    }

    private <S extends GameState, E extends GameEvent> Match<S, E> judged(
            HeldMatch<S, E> opened, Snapshot kept) {
        Match<S, E> match = onwards(opened, kept.number()).orElseThrow().match();
        if (match.size() != kept.events()) {
            throw new StoreException(
                    StoreException.Trouble.DAMAGED,
                    "a snapshot of " + kept.events() + " events stands behind " + match.size());
        }
        return match;
    }

    /** Puts a snapshot of a match when it is time; one that cannot be put is done without. */
    <S extends GameState, E extends GameEvent> void snapshot(HeldMatch<S, E> held) {
        int events = held.match().size();
        if (held.number() % options.snapshotEvery() != 0 || events == 0) {
            return;
        }
        String state = held.codec().writeState(held.match().state());
        if (state.length() <= StoredLine.LONGEST) {
            try {
                store.put(held.id(), new Snapshot(held.number(), events, maker(held), state));
            } catch (StoreException e) {
                // the line before it is written, and says all
            }
        }
    }

    /** A state that other rules have made is not believed. */
    static String maker(HeldMatch<?, ?> held) {
        return "2 "
                + held.game().key().id()
                + " "
                + held.game().rulebook().version()
                + " "
                + held.match().header().variant().digest();
    }

    /**
     * A match after more of its lines.
     *
     * @param last the number of the last line to be looked at
     */
    <S extends GameState, E extends GameEvent> Reading<HeldMatch<S, E>> onwards(
            HeldMatch<S, E> from, int last) {
        HeldMatch<S, E> held = from;
        while (held.number() < last) {
            int most = Math.min(EventStore.MOST, last - held.number());
            List<StoredLine> lines = store.read(held.id(), held.number(), most);
            for (StoredLine line : lines) {
                Reading<HeldMatch<S, E>> next = after(held, line);
                if (!next.problems().isEmpty()) {
                    return next;
                }
                held = next.orElseThrow();
            }
            if (lines.size() < most) {
                break;
            }
        }
        return Reading.of(held);
    }

    /** A match after one more line, which was accepted when it was written. */
    <S extends GameState, E extends GameEvent> Reading<HeldMatch<S, E>> after(
            HeldMatch<S, E> held, StoredLine line) {
        Where where = Where.file(held.id()).at(line.number() + 1, 0);
        if (line.number() != held.number() + 1) {
            throw new StoreException(
                    StoreException.Trouble.DAMAGED,
                    held.id() + ": line " + line.number() + " follows " + held.number());
        }
        return held.codec()
                .readLine(line.line(), where)
                .<Reading<HeldMatch<S, E>>>fold(
                        read ->
                                after(held.match(), read)
                                        .<Reading<HeldMatch<S, E>>>map(
                                                next -> Reading.of(held.after(line.number(), next)))
                                        .orElseGet(
                                                () ->
                                                        Reading.failed(
                                                                StoreProblems.refusedNow(
                                                                        held.id(), line.number()))),
                        Reading::failed);
    }

    private static <S extends GameState, E extends GameEvent> Optional<Match<S, E>> after(
            Match<S, E> match, MatchCodec.Line<E> line) {
        if (line instanceof MatchCodec.Line.Reported<E> reported) {
            Verdict<S, E> verdict = match.judge(reported.event());
            return verdict.accepted() ? Optional.of(verdict.match()) : Optional.empty();
        }
        Revised<S, E> revised = match.revise(((MatchCodec.Line.Revising<E>) line).revision());
        return revised.done() ? Optional.of(revised.match()) : Optional.empty();
    }
}
