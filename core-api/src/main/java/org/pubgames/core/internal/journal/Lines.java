package org.pubgames.core.internal.journal;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;

/**
 * The lines of a stream, one at a time: strict UTF-8, bounded length, a byte order mark at the
 * start forgiven. Belongs to one thread.
 */
public final class Lines {

    /** The longest line, in bytes. */
    public static final int LONGEST = 1 << 20;

    /** So much of a line that is too long is passed over for the next one; then none follows. */
    private static final int PASSED_OVER = 1 << 26;

    private final InputStream in;
    private final String file;
    private int number;
    private boolean inside;

    /** Lines of a stream; the file name is for problems. */
    public Lines(InputStream in, String file) {
        this.in = new BufferedInputStream(in, 1 << 16);
        this.file = file;
    }

    /** The number of the line read last, from 1. */
    public int number() {
        return number;
    }

    /** The place of the line read last. */
    public Where where() {
        return Where.file(file).at(number, 0);
    }

    /**
     * The next line without its end, a problem with it, or null after the last. A line that is too
     * long is told as soon as that is known.
     */
    public @Nullable Reading<String> next() throws IOException {
        if (inside && !passedOver()) {
            return null;
        }
        ByteArrayOutputStream line = new ByteArrayOutputStream(256);
        int b = in.read();
        if (b < 0) {
            return null;
        }
        number++;
        for (; b >= 0 && b != '\n'; b = in.read()) {
            line.write(b);
            if (line.size() > LONGEST) {
                inside = true;
                break;
            }
        }
        return text(line.toByteArray(), where());
    }

    /** Reads to the end of a line that is too long; false when that does not come. */
    private boolean passedOver() throws IOException {
        for (int passed = 0; passed < PASSED_OVER; passed++) {
            int b = in.read();
            if (b < 0 || b == '\n') {
                inside = false;
                return b >= 0;
            }
        }
        return false;
    }

    /**
     * A line as text, or the problem with it.
     *
     * @param bytes the line without its end; of one that is longer than {@link #LONGEST} the first
     *     {@code LONGEST + 1} bytes are enough
     * @param where its place; in the first line a byte order mark is forgiven
     */
    public static Reading<String> text(byte[] bytes, Where where) {
        if (bytes.length > LONGEST) {
            return Reading.failed(tooLong(where, LONGEST));
        }
        int from = where.line() == 1 && startsWithMark(bytes) ? 3 : 0;
        int to =
                bytes.length > from && bytes[bytes.length - 1] == '\r'
                        ? bytes.length - 1
                        : bytes.length;
        return text(bytes, from, to, where);
    }

    static Problem tooLong(Where where, int longest) {
        return Problem.of("line-too-long", where).withAllowed("≤ " + longest + " bytes");
    }

    /** The text of a line's bytes, or what is wrong with them. */
    static Reading<String> text(byte[] bytes, int from, int to, Where where) {
        for (int i = from; i < to; i++) {
            if (bytes[i] == 0) {
                return Reading.failed(
                        Problem.of("not-utf-8", where.at(where.line(), i + 1))
                                .withValue("0x00")
                                .withAllowed("UTF-8"));
            }
        }
        try {
            return Reading.of(
                    StandardCharsets.UTF_8
                            .newDecoder()
                            .onMalformedInput(CodingErrorAction.REPORT)
                            .onUnmappableCharacter(CodingErrorAction.REPORT)
                            .decode(ByteBuffer.wrap(bytes, from, to - from))
                            .toString());
        } catch (CharacterCodingException e) {
            return Reading.failed(
                    Problem.of("not-utf-8", where.at(where.line(), firstBad(bytes, from, to)))
                            .withAllowed("UTF-8"));
        }
    }

    private static boolean startsWithMark(byte[] bytes) {
        return bytes.length >= 3
                && (bytes[0] & 0xff) == 0xef
                && (bytes[1] & 0xff) == 0xbb
                && (bytes[2] & 0xff) == 0xbf;
    }

    private static int firstBad(byte[] bytes, int from, int to) {
        var decoder = StandardCharsets.UTF_8.newDecoder();
        ByteBuffer in = ByteBuffer.wrap(bytes, from, to - from);
        decoder.decode(in, java.nio.CharBuffer.allocate(to - from + 1), true);
        return in.position() + 1;
    }
}
