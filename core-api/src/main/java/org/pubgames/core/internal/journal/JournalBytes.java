package org.pubgames.core.internal.journal;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;

/** The bytes of a journal, read from wherever they are needed. Belongs to one thread. */
final class JournalBytes implements Closeable {

    /** The longest line of a checkpoint, in bytes; other lines are no longer than {@link Lines}. */
    static final int LONGEST_CHECKPOINT = 1 << 26;

    private static final int BLOCK = 1 << 14;
    private static final byte[] CHECKPOINT =
            ("\n" + JournalForm.CHECKPOINT).getBytes(StandardCharsets.US_ASCII);

    private final FileChannel channel;
    private final long size;

    /** A line without its end, and the byte at which it begins; of one too long the beginning. */
    static final class Line {

        private final long at;
        private final byte[] bytes;

        Line(long at, byte[] bytes) {
            this.at = at;
            this.bytes = bytes;
        }

        long at() {
            return at;
        }

        int length() {
            return bytes.length;
        }

        boolean begins(String text) {
            return begins(bytes, 0, text.getBytes(StandardCharsets.US_ASCII), 0);
        }

        /** Whether a text, but for its first bytes, stands there. */
        static boolean begins(byte[] bytes, int from, byte[] text, int first) {
            int length = text.length - first;
            return bytes.length - from >= length
                    && Arrays.equals(bytes, from, from + length, text, first, text.length);
        }

        /** Whether it is longer than a line may be; then it was not read to its end. */
        boolean tooLong() {
            return bytes.length > longest(bytes);
        }

        /** The first bytes as they are. */
        String beginning(int most) {
            return new String(bytes, 0, Math.min(most, bytes.length), StandardCharsets.ISO_8859_1);
        }

        /** The text, or what is wrong with it. */
        Reading<String> text(Where where) {
            return tooLong()
                    ? Reading.failed(Lines.tooLong(where, longest(bytes)))
                    : Lines.text(bytes, 0, bytes.length, where);
        }

        /** Whether it ends with a checksum. */
        boolean summed() {
            return LineSum.told(bytes).isPresent();
        }

        /** Its checksum behind a line with this one; empty when it says another or none. */
        OptionalInt sum(int before) {
            return LineSum.fits(before, bytes) ? LineSum.told(bytes) : OptionalInt.empty();
        }

        /** The text without its checksum, or what is wrong with it. */
        Reading<String> textWithoutSum(Where where) {
            return summed()
                    ? text(where).fold(text -> Reading.of(LineSum.without(text)), Reading::failed)
                    : Reading.failed(
                            Problem.of("journal-sum", where)
                                    .withValue(where.line() - 1)
                                    .withAllowed("head -n " + (where.line() - 1)));
        }

        /** The same line without its last byte. */
        Line withoutLastByte() {
            return new Line(at, Arrays.copyOf(bytes, Math.max(0, bytes.length - 1)));
        }

        /** The byte at which the next line begins; unknown of a line that is too long. */
        long next() {
            return at + bytes.length + 1;
        }
    }

    private JournalBytes(FileChannel channel) throws IOException {
        this.channel = channel;
        this.size = channel.size();
    }

    static JournalBytes of(Path file) throws IOException {
        return new JournalBytes(FileChannel.open(file, StandardOpenOption.READ));
    }

    long size() {
        return size;
    }

    byte[] read(long from, long to) throws IOException {
        if (to < from) {
            throw new EOFException("the file ends before byte " + from);
        }
        ByteBuffer bytes = ByteBuffer.allocate(Math.toIntExact(to - from));
        while (bytes.hasRemaining()) {
            if (channel.read(bytes, from + bytes.position()) < 0) {
                throw new EOFException("the file ends at byte " + (from + bytes.position()));
            }
        }
        return bytes.array();
    }

    private static int longest(byte[] beginning) {
        return Line.begins(beginning, 0, CHECKPOINT, 1) ? LONGEST_CHECKPOINT : Lines.LONGEST;
    }

    /** The line that begins at a byte; it may be the last, without an end. */
    Line line(long at) throws IOException {
        long most = BLOCK;
        while (true) {
            byte[] bytes = read(at, Math.min(size, at + most));
            for (int i = 0; i < bytes.length; i++) {
                if (bytes[i] == '\n') {
                    return new Line(at, Arrays.copyOf(bytes, i));
                }
            }
            if (at + bytes.length == size || bytes.length > longest(bytes)) {
                return new Line(at, bytes);
            }
            most = Math.min(most * 4, longest(bytes) + 1L);
        }
    }

    /** The lines between two bytes at which lines begin or the file ends. */
    JournalLines lines(long from, long to) {
        return new JournalLines(this, from, to);
    }

    /**
     * The byte behind the last end of a line; the body's beginning when there is none, and empty
     * when what follows is longer than any line.
     */
    OptionalLong endOfLines(long body) throws IOException {
        for (long to = size; to > body; to = Math.max(body, to - BLOCK)) {
            if (size - to > LONGEST_CHECKPOINT) {
                return OptionalLong.empty();
            }
            byte[] bytes = read(Math.max(body, to - BLOCK), to);
            for (int i = bytes.length - 1; i >= 0; i--) {
                if (bytes[i] == '\n') {
                    return OptionalLong.of(to - bytes.length + i + 1);
                }
            }
        }
        return OptionalLong.of(body);
    }

    /** The byte at which the last checkpoint begins; empty when there is none. */
    OptionalLong lastCheckpoint(long body, long end) throws IOException {
        for (long to = end; to > body; to -= BLOCK) {
            // with the end of the line before
            long from = Math.max(body, to - BLOCK) - 1;
            byte[] bytes = read(from, Math.min(end, to + CHECKPOINT.length));
            for (int i = Math.toIntExact(to - 2 - from); i >= 0; i--) {
                if (Line.begins(bytes, i, CHECKPOINT, 0)) {
                    return OptionalLong.of(from + i + 1);
                }
            }
        }
        return OptionalLong.empty();
    }

    /** The number of the line that begins at a byte or of a line before it that is too long. */
    int number(long at) throws IOException {
        int number = 1;
        long begins = 0;
        for (long from = 0; from < at && from - begins <= LONGEST_CHECKPOINT; from += BLOCK) {
            byte[] bytes = read(from, Math.min(at, from + BLOCK));
            for (int i = 0; i < bytes.length; i++) {
                if (bytes[i] == '\n') {
                    number++;
                    begins = from + i + 1;
                }
            }
        }
        return number;
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
