package org.pubgames.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.pubgames.core.Because;

/**
 * Shows how far a batch is, on one line of a terminal that is overwritten; silent when standard
 * error is no terminal, or when the results go to the same one. Belongs to one thread at a time.
 */
final class BatchProgress {

    private static final double NANOS = 1e9;

    private final Optional<OverwrittenLine> line;
    private final Words words;
    private final long length;
    private final long begun = System.nanoTime();
    private long done;

    private BatchProgress(Optional<OverwrittenLine> line, Words words, long length) {
        this.line = line;
        this.words = words;
        this.length = length;
    }

    /** The progress through a file. */
    static BatchProgress of(String file, Console console) {
        boolean shown = console.watched() && !console.terminal() && !console.json();
        return new BatchProgress(
                shown ? Optional.of(new OverwrittenLine(console.err())) : Optional.empty(),
                console.words(),
                shown ? length(file) : 0);
    }

    /** How many bytes the file has, 0 when that is not known before its end. */
    private static long length(String file) {
        try {
            return file.equals("-") ? 0 : Files.size(Path.of(file));
        } catch (IOException e) {
            return 0;
        }
    }

    /**
     * Some more of the file was answered.
     *
     * @param rows the number of rows answered so far
     * @param bytes the number of bytes answered since the last call
     */
    void next(long rows, int bytes) {
        done += bytes;
        line.filter(OverwrittenLine::due).ifPresent(shown -> shown.write(text(rows)));
    }

    private String text(long rows) {
        double seconds = (System.nanoTime() - begun) / NANOS;
        String text =
                words.say(
                        "batch.progress",
                        new Because("rows", grouped(rows)),
                        new Because("speed", grouped(Math.round(rows / seconds))));
        return length == 0 ? text : text + "  " + 100 * done / length + " %";
    }

    private String grouped(long number) {
        return String.format(Locale.forLanguageTag(words.lang().code()), "%,d", number);
    }

    /** Erases the line. */
    void end() {
        line.ifPresent(OverwrittenLine::end);
    }
}
