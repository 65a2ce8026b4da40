package org.pubgames.core.internal.journal;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.pubgames.core.Entry;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Journal;
import org.pubgames.core.Match;
import org.pubgames.core.Pinning;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Ruling;
import org.pubgames.core.Verdict;
import org.pubgames.core.Where;

/** A journal as a file that is locked. Belongs to one thread. */
final class WrittenJournal<S extends GameState, E extends GameEvent> implements Journal<S, E> {

    private final FileChannel channel;
    private final JournalForm<S, E> form;
    private final JournalPen pen;
    private final List<Problem> warnings = new ArrayList<>();
    private Match<S, E> match;
    private List<Ruling> deciding = List.of();

    private WrittenJournal(
            FileChannel channel, JournalForm<S, E> form, JournalPen pen, Match<S, E> match) {
        this.channel = channel;
        this.form = form;
        this.pen = pen;
        this.match = match;
    }

    /** A new journal of a match. */
    static <S extends GameState, E extends GameEvent> Journal<S, E> create(
            Path file, Game<S, E> game, Match<S, E> match, Safety safety) throws IOException {
        JsonMatchCodec<S, E> codec = new JsonMatchCodec<>(game, game.variants(), Pinning.IGNORED);
        JournalSource<S, E> source =
                JournalSource.of(file, file.toString(), game, match.header(), codec, 0);
        FileChannel channel =
                FileChannel.open(file, StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW);
        try {
            lock(channel, file);
            JournalPen pen = new JournalPen(JournalPen.paper(channel, safety));
            WrittenJournal<S, E> journal =
                    new WrittenJournal<>(channel, source.form(), pen, match.at(0));
            pen.header(codec.writeHeader(match.header()));
            for (Match<S, E> moment : moments(match)) {
                journal.accepted(moment);
            }
            return journal;
        } catch (IOException | RuntimeException e) {
            channel.close();
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

    /** Goes on with a journal that was read. */
    static <S extends GameState, E extends GameEvent> Reading<Journal<S, E>> open(
            ReplayedJournal<S, E> found, Safety safety) {
        Path file = found.source().file();
        String name = found.source().name();
        try {
            FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
            try {
                lock(channel, file);
                if (channel.size() != found.opened().end() + found.opened().torn()) {
                    throw new InUse(file);
                }
                JournalPen pen = new JournalPen(JournalPen.paper(channel, safety), found.opened());
                WrittenJournal<S, E> journal =
                        new WrittenJournal<>(channel, found.source().form(), pen, found.match());
                journal.repair(found);
                return Reading.of(journal);
            } catch (IOException | RuntimeException e) {
                channel.close();
                throw e;
            }
        } catch (InUse e) {
            return Reading.failed(Problem.of("journal-in-use", e.where()));
        } catch (IOException e) {
            return Reading.failed(JournalSource.unreadable(name, e));
        }
    }

    private void repair(ReplayedJournal<S, E> found) throws IOException {
        JournalOpening.Opened<S, E> opened = found.opened();
        deciding = opened.deciding();
        if (opened.torn() > 0) {
            channel.truncate(opened.end());
            warn("journal-repaired", found.source().at(pen.lines() + 1));
        }
        channel.position(opened.end());
        if (opened.unended()) {
            pen.complete();
            warn("journal-completed", found.source().at(pen.lines()));
        }
    }

    private void warn(String code, Where where) {
        warnings.add(Problem.of(code, where).withValue(match.size()));
    }

    @Override
    public Match<S, E> match() {
        return match;
    }

    @Override
    public List<Problem> warnings() {
        return List.copyOf(warnings);
    }

    @Override
    public Verdict<S, E> judge(E event) throws IOException {
        Verdict<S, E> verdict = match.judge(event);
        if (verdict.accepted()) {
            accepted(verdict.match());
        }
        return verdict;
    }

    @Override
    public void note(Match<S, E> next) throws IOException {
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
        if (pen.due()) {
            pen.tryCheckpoint(checkpoint(), match.size());
        }
    }

    private String checkpoint() {
        return form.write(new Checkpoint<>(pen.place(match.size()), match.state(), deciding));
    }

    @Override
    public void close() throws IOException {
        try (FileChannel closing = channel) {
            if (closing.isOpen() && pen.canKeep(match.size())) {
                pen.lastCheckpoint(checkpoint(), match.size());
            }
        }
    }

    private static final class InUse extends IOException {
        private static final long serialVersionUID = 1L;

        private final String file;

        InUse(Path file) {
            super(file + " is in use");
            this.file = file.toString();
        }

        Where where() {
            return Where.file(file);
        }
    }

    private static void lock(FileChannel channel, Path file) throws IOException {
        try {
            FileLock lock = channel.tryLock();
            if (lock == null) {
                throw new InUse(file);
            }
        } catch (OverlappingFileLockException e) {
            throw new InUse(file);
        }
    }
}
