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
     * Looks at all lines before a byte.
     *
     * @param end the byte behind the last whole line
     * @return the checksum of the last line, or the first line that is not as it was written: how
     *     many stand before it
     */
    Reading<Integer> last(long end) throws IOException {
        int sum = LineSum.NONE;
        int line = 0;
        JournalLines lines = bytes.lines(0, end);
        for (JournalBytes.Line found = lines.next(); found != null; found = lines.next()) {
            line++;
            OptionalInt now = found.sum(sum);
            if (now.isEmpty()) {
                return Reading.failed(wrong(line));
            }
            sum = now.getAsInt();
        }
        return unended(end, sum, line);
    }

    /** A line that lost its end to damage is not one that was never written to its end. */
    private Reading<Integer> unended(long end, int sum, int line) throws IOException {
        if (end < bytes.size()) {
            JournalBytes.Line torn = bytes.line(end);
            if (!torn.tooLong() && torn.withoutLastByte().sum(sum).isPresent()) {
                return Reading.failed(wrong(line + 1));
            }
        }
        return Reading.of(sum);
    }

    private Problem wrong(int line) {
        return Problem.of("journal-sum", Where.file(name).at(line, 0))
                .withValue(line - 1)
                .withAllowed("head -n " + (line - 1));
    }
}
