package org.pubgames.core.journal;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
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
import org.pubgames.core.Match;
import org.pubgames.core.Outcome;
import org.pubgames.core.Pinning;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Ruling;
import org.pubgames.core.Verdict;
import org.pubgames.core.Where;

/**
 * A match that is written down as it is played: one line for each accepted event, with its rulings,
 * and now and then a checkpoint with the state. Every line is one write behind the last, so a crash
 * tears at most the line that was being written. Belongs to one thread; the file to one journal at
 * a time.
 *
 * @param <S> the state of the game
 * @param <E> its events
 */
public final class Journal<S extends GameState, E extends GameEvent> implements Closeable {

    /** When an event is safe. */
    public enum Safety {
        /** When the operating system has it: it survives a crash of the program. */
        WRITTEN,
        /** When the disk has it: it survives a power cut, too, and takes far longer. */
        SYNCED
    }

    /** A state is kept once it takes no more than a quarter of what was written since. */
    private static final int SHARE = 4;

    /** At least so many bytes stand between two checkpoints. */
    private static final int FEWEST = 1 << 14;

    private final FileChannel channel;
    private final JournalForm<S, E> form;
    private final Safety safety;
    private final List<Problem> warnings = new ArrayList<>();
    private Match<S, E> match;
    private List<Ruling> deciding = List.of();
    private int lines;
    private long end;
    private long since;
    private long last;
    private int kept;
    private int noted;
    private boolean broken;

    private Journal(FileChannel channel, JournalForm<S, E> form, Safety safety, Match<S, E> match) {
        this.channel = channel;
        this.form = form;
        this.safety = safety;
        this.match = match;
    }

    /**
     * A new journal of a match. Events that the match has already are written first.
     *
     * @throws java.nio.file.FileAlreadyExistsException when there is such a file
     * @throws IOException when it cannot be written
     */
    public static <S extends GameState, E extends GameEvent> Journal<S, E> create(
            Path file, Game<S, E> game, Match<S, E> match, Safety safety) throws IOException {
        JsonMatchCodec<S, E> codec = new JsonMatchCodec<>(game, game.variants(), Pinning.IGNORED);
        JournalSource<S, E> source =
                JournalSource.of(file, file.toString(), game, match.header(), codec, 0);
        FileChannel channel =
                FileChannel.open(file, StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW);
        try {
            lock(channel, file);
            Journal<S, E> journal = new Journal<>(channel, source.form(), safety, match.at(0));
            journal.write(codec.writeHeader(match.header()));
            journal.since = journal.end;
            for (Match<S, E> moment : moments(match)) {
                journal.note(moment);
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

    /**
     * Goes on with a journal of one game, its variant one of the game's own. A torn last line is
     * cut off; {@link #warnings} tell of it.
     *
     * @return the journal, or why it cannot be gone on with; then the file is as it was
     */
    public static <S extends GameState, E extends GameEvent> Reading<Journal<S, E>> open(
            Path file, Game<S, E> game, Safety safety) {
        return JournalFile.open(file, game).fold(found -> open(found, safety), Reading::failed);
    }

    /** Goes on with a journal that was opened; the same as {@link #open(Path, Game, Safety)}. */
    public static <S extends GameState, E extends GameEvent> Reading<Journal<S, E>> open(
            JournalFile<S, E> found, Safety safety) {
        return goOn(found.source().file(), found, safety);
    }

    private static <S extends GameState, E extends GameEvent> Reading<Journal<S, E>> goOn(
            Path file, JournalFile<S, E> found, Safety safety) {
        String name = found.source().name();
        try {
            FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
            try {
                lock(channel, file);
                if (channel.size() != found.opened().end() + found.opened().torn()) {
                    throw new InUse(file);
                }
                Journal<S, E> journal =
                        new Journal<>(channel, found.source().form(), safety, found.match());
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

    private void repair(JournalFile<S, E> found) throws IOException {
        JournalOpening.Opened<S, E> opened = found.opened();
        deciding = opened.deciding();
        lines = opened.lines();
        end = opened.end();
        since = opened.since();
        last = opened.last().map(Checkpoint.Place::at).orElse(0L);
        kept = last == 0 ? 0 : Math.toIntExact(since - last);
        noted = opened.last().map(Checkpoint.Place::checkpoint).orElse(0);
        if (opened.torn() > 0) {
            channel.truncate(end);
            warnings.add(
                    Problem.of("journal-repaired", found.source().at(lines + 1))
                            .withValue(match.size()));
        }
        channel.position(end);
        if (opened.unended()) {
            put(new byte[] {'\n'});
            warnings.add(
                    Problem.of("journal-completed", found.source().at(lines))
                            .withValue(match.size()));
        }
    }

    /** The match as it stands. */
    public Match<S, E> match() {
        return match;
    }

    /** What had to be repaired when the journal was opened. */
    public List<Problem> warnings() {
        return List.copyOf(warnings);
    }

    /**
     * Puts an event before the rules and writes it down when it is accepted.
     *
     * @throws IOException when it cannot be written; then the match stays as it was
     */
    public Verdict<S, E> judge(E event) throws IOException {
        Verdict<S, E> verdict = match.judge(event);
        if (verdict.accepted()) {
            note(verdict.match());
        }
        return verdict;
    }

    /**
     * Writes down the last event of a match that has gone on by one event.
     *
     * @throws IllegalArgumentException when it does not have one event more than {@link #match}
     * @throws IOException when it cannot be written; then the match stays as it was
     */
    public void note(Match<S, E> next) throws IOException {
        Entry<E> entry = next.last().orElse(null);
        if (entry == null || next.size() != match.size() + 1) {
            throw new IllegalArgumentException(
                    next.size() + " events cannot follow " + match.size() + " with one more");
        }
        write(form.write(entry));
        List<Ruling> decides = Outcome.deciding(entry.rulings());
        deciding = decides.isEmpty() ? deciding : decides;
        match = next;
        if (end - since >= Math.max(FEWEST, (long) kept * SHARE)) {
            write(checkpoint(), true);
        }
    }

    private byte[] checkpoint() {
        Checkpoint.Place place = new Checkpoint.Place(match.size(), lines + 1, end, last);
        return line(form.write(new Checkpoint<>(place, match.state(), deciding)));
    }

    private static byte[] line(String text) {
        return (text + "\n").getBytes(StandardCharsets.UTF_8);
    }

    private void write(String text) throws IOException {
        write(line(text), false);
    }

    private void write(byte[] line, boolean checkpoint) throws IOException {
        if (broken) {
            throw new IOException("the journal could not be written before");
        }
        long at = end;
        put(line);
        lines++;
        if (checkpoint) {
            last = at;
            since = end;
            kept = line.length;
            noted = match.size();
        }
    }

    private void put(byte[] bytes) throws IOException {
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        try {
            while (buffer.hasRemaining()) {
                channel.write(buffer);
            }
            if (safety == Safety.SYNCED) {
                channel.force(false);
            }
            end += bytes.length;
        } catch (IOException e) {
            broken = true;
            throw e;
        }
    }

    /**
     * Keeps the state, so that opening again judges nothing, and closes the file. Of a state that
     * is large beside what was written since the last one, nothing is kept.
     */
    @Override
    public void close() throws IOException {
        try (FileChannel closing = channel) {
            if (closing.isOpen() && !broken && match.size() > noted) {
                byte[] line = checkpoint();
                if (line.length <= FEWEST || line.length <= (end - since) * SHARE) {
                    write(line, true);
                }
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
