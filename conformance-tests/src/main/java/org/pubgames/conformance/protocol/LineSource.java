package org.pubgames.conformance.protocol;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** The lines of a stream, one at a time: strict UTF-8, bounded length. Belongs to one thread. */
final class LineSource {

    private final InputStream in;
    private final int longest;
    private boolean inside;
    private boolean begun;

    /** What was read. */
    enum Kind {
        LINE,
        /** The stream is at its end. */
        ENDED,
        /** The line is too long; the rest of it is skipped when the next is read. */
        TOO_LONG,
        /** The line is not UTF-8. */
        NOT_TEXT
    }

    /**
     * A line, or why there is none.
     *
     * @param text the line without its end, as far as it can be shown
     */
    record Line(Kind kind, String text) {}

    LineSource(InputStream in) {
        this(in, Request.LONGEST_LINE);
    }

    LineSource(InputStream in, int longest) {
        this.in = new BufferedInputStream(in, 1 << 16);
        this.longest = longest;
    }

    /** The next line; a last one without an end is one too. */
    Line next() throws IOException {
        int b = in.read();
        while (inside && b >= 0) {
            inside = b != '\n';
            b = in.read();
        }
        if (b < 0) {
            return new Line(Kind.ENDED, "");
        }
        ByteArrayOutputStream line = new ByteArrayOutputStream(256);
        for (; b >= 0 && b != '\n'; b = in.read()) {
            if (line.size() == longest) {
                inside = true;
                return new Line(Kind.TOO_LONG, shown(line));
            }
            line.write(b);
        }
        return text(line);
    }

    private Line text(ByteArrayOutputStream line) {
        try {
            String text =
                    StandardCharsets.UTF_8
                            .newDecoder()
                            .decode(ByteBuffer.wrap(line.toByteArray()))
                            .toString();
            // some consoles begin with a byte order mark, which is no part of the line
            int from = !begun && text.startsWith("\ufeff") ? 1 : 0;
            begun = true;
            return new Line(
                    Kind.LINE, text.substring(from, text.length() - (text.endsWith("\r") ? 1 : 0)));
        } catch (CharacterCodingException e) {
            return new Line(Kind.NOT_TEXT, shown(line));
        }
    }

    private static String shown(ByteArrayOutputStream line) {
        byte[] bytes = line.toByteArray();
        return new String(bytes, 0, Math.min(bytes.length, 1000), StandardCharsets.UTF_8);
    }
}
