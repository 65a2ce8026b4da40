package org.pubgames.core.internal.journal;

import java.io.IOException;
import java.util.OptionalInt;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;

/** Whether every line of a journal is the one that was written there. */
final class JournalSums {

    private final JournalBytes bytes;
    private final String name;

    JournalSums(JournalBytes bytes, String name) {
        this.bytes = bytes;
        this.name = name;
    }

    /**
     * The part of a journal that is as it was written.
     *
     * @param sum the checksum of its last line
     * @param end the byte behind that
     */
    record Sound(int sum, long end) {}

    /**
     * Looks at all lines before a byte.
     *
     * @param end the byte behind the last whole line
     * @return what is sound: everything, or what stands before lines that the disk never got; or
     *     the first line that is not as it was written: how many stand before it
     */
    Reading<Sound> sound(long end) throws IOException {
        int sum = LineSum.NONE;
        int line = 0;
        JournalLines lines = bytes.lines(0, end);
        for (JournalBytes.Line found = lines.next(); found != null; found = lines.next()) {
            line++;
            OptionalInt now = found.sum(sum);
            if (now.isEmpty()) {
                long to = found.tooLong() ? end : Math.min(end, found.next());
                return line > 1 && NeverWritten.in(bytes, found.at(), to)
                        ? Reading.of(new Sound(sum, found.at()))
                        : Reading.failed(wrong(line));
            }
            sum = now.getAsInt();
        }
        return unended(end, sum, line);
    }

    /**
     * A line that lost its end to damage is not one that was never written to its end. The end of
     * one that the disk never got is a zero.
     */
    private Reading<Sound> unended(long end, int sum, int line) throws IOException {
        boolean ended = bytes.read(bytes.size() - 1, bytes.size())[0] != 0;
        if (end < bytes.size() && ended) {
            JournalBytes.Line torn = bytes.line(end);
            if (!torn.tooLong() && torn.withoutLastByte().sum(sum).isPresent()) {
                return Reading.failed(wrong(line + 1));
            }
        }
        return Reading.of(new Sound(sum, end));
    }

    private Problem wrong(int line) {
        return Problem.of("journal-sum", Where.file(name).at(line, 0))
                .withValue(line - 1)
                .withAllowed("head -n " + (line - 1));
    }
}
