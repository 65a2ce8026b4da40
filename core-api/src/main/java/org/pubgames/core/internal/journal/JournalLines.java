package org.pubgames.core.internal.journal;

import java.io.IOException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The lines of a part of a journal, one after the other, at the cost of one of them. None follows a
 * line that is too long. Belongs to one thread.
 */
final class JournalLines {

    private static final int PORTION = 1 << 16;

    private final JournalBytes bytes;
    private final long end;
    private long at;
    private long from;
    private byte[] portion = {};

    JournalLines(JournalBytes bytes, long at, long end) {
        this.bytes = bytes;
        this.at = at;
        this.end = end;
    }

    /** The next line; null after the last. */
    JournalBytes.@Nullable Line next() throws IOException {
        if (at >= end) {
            return null;
        }
        JournalBytes.Line line = ofPortion();
        if (line == null) {
            from = at;
            portion = bytes.read(from, Math.min(end, from + PORTION));
            line = ofPortion();
        }
        if (line == null) {
            line = bytes.line(at);
        }
        at = line.tooLong() ? end : line.next();
        return line;
    }

    /** The next line if the portion has its end. */
    private JournalBytes.@Nullable Line ofPortion() {
        int first = (int) Math.min(portion.length, at - from);
        for (int i = first; i < portion.length; i++) {
            if (portion[i] == '\n') {
                return new JournalBytes.Line(at, Arrays.copyOfRange(portion, first, i));
            }
        }
        return null;
    }
}
