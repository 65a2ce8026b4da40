package org.pubgames.core.internal.journal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;
import org.pubgames.core.Entry;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Journal;
import org.pubgames.core.Match;
import org.pubgames.core.Pinning;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Revised;
import org.pubgames.core.Revision;
import org.pubgames.core.Ruling;
import org.pubgames.core.Verdict;
import org.pubgames.core.Where;

/** A journal as a file in which nobody else writes. Safe to share between threads. */
final class WrittenJournal<S extends GameState, E extends GameEvent> implements Journal<S, E> {

    private final JournalLock lock;
    private final SafePaper paper;
    private final JournalForm<S, E> form;
    private final JournalPen pen;
    private final List<Problem> warnings = new ArrayList<>();
    private Match<S, E> match;
    private List<Ruling> deciding = List.of();

    private WrittenJournal(
            JournalLock lock,
            SafePaper paper,
            JournalForm<S, E> form,
            JournalPen pen,
            Match<S, E> match) {
        this.lock = lock;
        this.paper = paper;
        this.form = form;
        this.pen = pen;
        this.match = match;
    }

    /** A new journal of a match. */
    static <S extends GameState, E extends GameEvent> Journal<S, E> create(
            Path file, Game<S, E> game, Match<S, E> match, Safety safety, JournalDisk disk)
            throws IOException {
        JsonMatchCodec<S, E> codec = new JsonMatchCodec<>(game, game.variants(), Pinning.IGNORED);
        JournalSource<S, E> source =
                JournalSource.of(
                        file, file.toString(), game, match.header(), codec, 0, true, List.of());
        JournalLock lock = JournalLock.hold(file);
        try {
            return written(source, codec, match, safety, disk, lock);
        } catch (IOException | RuntimeException e) {
            lock.close();
            throw e;
        }
    }

    private static <S extends GameState, E extends GameEvent> Journal<S, E> written(
            JournalSource<S, E> source,
            JsonMatchCodec<S, E> codec,
            Match<S, E> match,
            Safety safety,
            JournalDisk disk,
            JournalLock lock)
            throws IOException {
        SafePaper paper = new SafePaper(disk, disk.create(source.file()), safety, 0);
        try {
            lock.there(source.file());
            JournalPen pen = new JournalPen(paper);
            WrittenJournal<S, E> journal =
                    new WrittenJournal<>(lock, paper, source.form(), pen, match.at(0));
            pen.header(codec.writeHeader(match.header()));
            paper.sync();
            if (safety != Safety.WRITTEN) {
                disk.syncFolder(source.file());
            }
            for (Match<S, E> moment : moments(match)) {
                journal.accepted(moment);
            }
            return journal;
        } catch (IOException | RuntimeException e) {
            paper.close();
            throw e;
        }
    }

    /** A match after each of its events. */
    private static <S extends GameState, E extends GameEvent> Iterable<Match<S, E>> moments(
            Match<S, E> match) {
        Deque<Match<S, E>> moments = new ArrayDeque<>();
        for (Match<S, E> at = match; at.size() > 0; at = at.at(at.size() - 1)) {
            moments.push(at);
        }
        return moments;
    }

    /**
     * Goes on with a journal, which is read once nobody else can write in it.
     *
     * @param mended what was put right in it already
     */
    static <S extends GameState, E extends GameEvent> Reading<Journal<S, E>> open(
            Path file,
            Safety safety,
            Supplier<Reading<ReplayedJournal<S, E>>> reading,
            List<Problem> mended,
            JournalDisk disk) {
        try {
            JournalLock lock = JournalLock.hold(file);
            try {
                Reading<Journal<S, E>> open =
                        reading.get()
                                .fold(
                                        found -> open(found, safety, lock, mended, disk),
                                        Reading::failed);
                if (!open.problems().isEmpty()) {
                    lock.close();
                }
                return open;
            } catch (IOException | RuntimeException e) {
                lock.close();
                throw e;
            }
        } catch (JournalLock.InUse e) {
            return Reading.failed(Problem.of("journal-in-use", e.where()));
        } catch (IOException e) {
            return Reading.failed(JournalSource.unreadable(file.toString(), e));
        }
    }

    private static <S extends GameState, E extends GameEvent> Reading<Journal<S, E>> open(
            ReplayedJournal<S, E> found,
            Safety safety,
            JournalLock lock,
            List<Problem> mended,
            JournalDisk disk) {
        try {
            JournalOpening.Opened<S, E> opened = found.opened();
            long size = opened.end() + opened.tail().torn();
            Path file = found.source().file();
            SafePaper paper = new SafePaper(disk, disk.open(file), safety, size);
            try {
                if (Files.size(file) != size) {
                    throw new JournalLock.InUse(file);
                }
                JournalPen pen = new JournalPen(paper, opened, found.source().summed());
                WrittenJournal<S, E> journal =
                        new WrittenJournal<>(
                                lock, paper, found.source().form(), pen, found.match());
                journal.warnings.addAll(mended);
                journal.repair(found);
                return Reading.of(journal);
            } catch (IOException | RuntimeException e) {
                paper.close();
                throw e;
            }
        } catch (JournalLock.InUse e) {
            return Reading.failed(Problem.of("journal-in-use", e.where()));
        } catch (IOException e) {
            return Reading.failed(JournalSource.unreadable(found.source().name(), e));
        }
    }

    private void repair(ReplayedJournal<S, E> found) throws IOException {
        JournalOpening.Opened<S, E> opened = found.opened();
        deciding = opened.deciding();
        warnings.addAll(found.words());
        JournalOpening.Tail tail = opened.tail();
        Where behind = found.source().at(pen.lines() + 1);
        if (tail.holed()) {
            Path kept = CutLines.keep(found.source().file(), opened.end());
            warnings.add(
                    Problem.of("journal-cut", behind)
                            .withValue(match.size())
                            .withAllowed(kept.toString()));
        } else if (tail.torn() > 0) {
            warn("journal-repaired", behind);
        }
        if (tail.torn() > 0) {
            paper.cut(opened.end());
        }
        if (tail.unended()) {
            pen.complete();
            warn("journal-completed", found.source().at(pen.lines()));
        }
    }

    private void warn(String code, Where where) {
        warnings.add(Problem.of(code, where).withValue(match.size()));
    }

    @Override
    public synchronized Match<S, E> match() {
        return match;
    }

    @Override
    public synchronized List<Problem> warnings() {
        return List.copyOf(warnings);
    }

    @Override
    public synchronized Verdict<S, E> judge(E event) throws IOException {
        Verdict<S, E> verdict = match.judge(event);
        if (verdict.accepted()) {
            accepted(verdict.match());
        }
        return verdict;
    }

    @Override
    public synchronized Revised<S, E> revise(Revision<E> revision) throws IOException {
        Revised<S, E> revised = match.revise(revision);
        if (revised instanceof Revised.Done<S, E> done) {
            pen.revision(form.write(revision, done));
            match = done.match();
            deciding = JournalForm.deciding(match);
            keep();
        }
        return revised;
    }

    @Override
    public synchronized void note(Match<S, E> next) throws IOException {
        if (next.size() != match.size() + 1) {
            throw new IllegalArgumentException(
                    next.size() + " events cannot follow " + match.size() + " with one more");
        }
        if (!goesOn(next.at(match.size()))) {
            throw new IllegalArgumentException(
                    "event " + next.size() + " is one of another match than this journal's");
        }
        accepted(next);
    }

    /** Whether a match of as many events may be this one; not all of its events are compared. */
    private boolean goesOn(Match<S, E> before) {
        return before == match
                || (before.header().equals(match.header())
                        && before.last().equals(match.last())
                        && before.state().equals(match.state()));
    }

    private void accepted(Match<S, E> next) throws IOException {
        Entry<E> entry = next.last().orElseThrow();
        pen.line(form.write(entry));
        List<Ruling> decides = form.deciding(entry.rulings());
        deciding = decides.isEmpty() ? deciding : decides;
        match = next;
        keep();
    }

    private void keep() {
        if (pen.due() && match.size() > 0) {
            pen.tryCheckpoint(checkpoint());
        }
    }

    private String checkpoint() {
        return form.write(new Checkpoint<>(pen.place(match.size()), match.state(), deciding));
    }

    @Override
    public synchronized void close() throws IOException {
        try {
            if (paper.isOpen() && pen.canKeep(match.size())) {
                pen.lastCheckpoint(checkpoint());
            }
        } finally {
            try {
                paper.close();
            } finally {
                lock.close();
            }
        }
    }
}
