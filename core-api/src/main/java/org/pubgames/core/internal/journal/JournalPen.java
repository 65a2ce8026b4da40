package org.pubgames.core.internal.journal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Writes the lines of a journal, each in one go behind the last, and knows where the next one and
 * the last checkpoint stand. After a line that could not be written it writes no other. Belongs to
 * one thread.
 */
final class JournalPen {

    /** A state is kept once it takes no more than a quarter of what was written since. */
    private static final int SHARE = 4;

    /** At least so many bytes stand between two checkpoints. */
    private static final int FEWEST = 1 << 14;

    private final Paper paper;
    private int lines;
    private long end;
    private long since;
    private long last;
    private int kept;
    private int noted = 1;
    private int revisions;
    private final boolean summed;
    private int sum = LineSum.NONE;
    private @Nullable IOException broken;

    /** Where the bytes go. */
    interface Paper {

        /** Puts bytes behind what is there; when it returns they are as safe as was asked for. */
        void put(byte[] bytes) throws IOException;
    }

    /** A pen for an empty file. */
    JournalPen(Paper paper) {
        this.paper = paper;
        this.summed = true;
    }

    /**
     * A pen for a file whose torn end is cut off.
     *
     * @param summed whether each of its lines ends with a checksum
     */
    JournalPen(Paper paper, JournalOpening.Opened<?, ?> opened, boolean summed) {
        this.paper = paper;
        this.summed = summed;
        sum = opened.sum();
        lines = opened.lines();
        end = opened.end();
        since = opened.since();
        last = opened.last().map(Checkpoint.Place::at).orElse(0L);
        kept = last == 0 ? 0 : Math.toIntExact(since - last);
        noted = opened.last().map(Checkpoint.Place::line).orElse(1);
        revisions = opened.revisions();
    }

    /** How many lines stand there. */
    int lines() {
        return lines;
    }

    /** Writes the header. */
    void header(String text) throws IOException {
        line(text);
        since = end;
    }

    /** Writes an event's line. */
    void line(String text) throws IOException {
        int next = next(text);
        byte[] line = bytes(text, next);
        if (line.length > Lines.LONGEST + 1) {
            throw new IOException("a line of " + line.length + " bytes could not be read again");
        }
        put(line);
        sum = next;
        lines++;
    }

    /** Writes a revision's line. */
    void revision(String text) throws IOException {
        line(text);
        revisions++;
    }

    /** Gives the last line the end that it lacks. */
    void complete() throws IOException {
        put(new byte[] {'\n'});
    }

    /** Whether enough was written since the last checkpoint for another. */
    boolean due() {
        return end - since >= Math.max(FEWEST, (long) kept * SHARE);
    }

    /** Whether it can still write, and a checkpoint after so many events would tell more. */
    boolean canKeep(int events) {
        return broken == null && events > 0 && lines > noted;
    }

    /** Where a checkpoint would stand now. */
    Checkpoint.Place place(int events) {
        return Checkpoint.Place.of(events, lines + 1, end, last, revisions);
    }

    /** Writes a checkpoint. Without it nothing is lost: if it cannot be, the next line says so. */
    void tryCheckpoint(String text) {
        try {
            checkpoint(text);
        } catch (IOException e) {
            broken = e;
        }
    }

    /** Writes a checkpoint, unless it is large beside what was written since the last one. */
    void lastCheckpoint(String text) throws IOException {
        int length = bytes(text, sum).length;
        if (length <= FEWEST || length <= (end - since) * SHARE) {
            checkpoint(text);
        }
    }

    private void checkpoint(String text) throws IOException {
        int next = next(text);
        byte[] line = bytes(text, next);
        if (line.length > JournalBytes.LONGEST_CHECKPOINT) {
            // too long to be read again
            kept = line.length;
            return;
        }
        long at = end;
        put(line);
        sum = next;
        lines++;
        last = at;
        since = end;
        kept = line.length;
        noted = lines;
    }

    private int next(String text) {
        return summed ? LineSum.of(sum, text) : sum;
    }

    private byte[] bytes(String text, int next) {
        return ((summed ? LineSum.with(text, next) : text) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    private void put(byte[] bytes) throws IOException {
        if (broken != null) {
            throw new IOException("the journal could not be written before", broken);
        }
        try {
            paper.put(bytes);
            end += bytes.length;
        } catch (IOException e) {
            broken = e;
            throw e;
        }
    }
}
