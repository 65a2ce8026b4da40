package org.pubgames.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Scoring;
import org.pubgames.core.Where;
import org.pubgames.core.internal.journal.Lines;

/**
 * CSV in, CSV out, as a stream. A bad row keeps its place, with an empty result and its problem's
 * code.
 */
final class BatchRun {

    /** The size of a chunk in bytes; a chunk and its answers stay in the cache of a core. */
    private static final int CHUNK = 1 << 16;

    private final Scoring scoring;
    private final Console console;
    private final String shown;
    private final int threads;
    private final int size;

    BatchRun(Scoring scoring, Console console, String shown, int threads) {
        this(scoring, console, shown, threads, CHUNK);
    }

    BatchRun(Scoring scoring, Console console, String shown, int threads, int size) {
        this.scoring = scoring;
        this.console = console;
        this.shown = shown;
        this.threads = threads;
        this.size = size;
    }

    int run(String file) {
        return InputFile.open(file, console)
                .fold(in -> run(in, BatchProgress.of(file, console)), console::refuse);
    }

    private int run(InputStream stream, BatchProgress progress) {
        try (InputStream in = stream) {
            return run(new LineChunks(in, scoring), progress);
        } catch (IOException e) {
            return console.refuse(
                    List.of(
                            Problem.of("unreadable", Where.file(shown))
                                    .withValue(String.valueOf(e.getMessage()))));
        }
    }

    private int run(LineChunks chunks, BatchProgress progress) throws IOException {
        LineChunk first = new LineChunk(size);
        List<Problem> problems = header(chunks.next(first), first);
        if (!problems.isEmpty()) {
            return console.refuse(problems);
        }
        console.out().raw(String.join(",", scoring.resultColumns()));
        ChunkAnswers.Tally tally;
        try {
            tally =
                    new ChunkWork(scoring, rows(), shown, chunks, progress, size)
                            .run(first, threads);
        } finally {
            progress.end();
        }
        if (tally.bad() > 0) {
            console.problem(
                    Problem.of("bad-rows", Where.file(shown))
                            .withValue(tally.bad() + " / " + tally.rows()));
        }
        return tally.bad() > 0 ? Exit.FALLS_SHORT : Exit.WELL;
    }

    /** What is wrong with the first line; the chunk is moved behind it. */
    private List<Problem> header(boolean any, LineChunk chunk) {
        String expected = String.join(",", scoring.columns());
        if (!any) {
            return List.of(Problem.of("empty-file", Where.file(shown)).withAllowed(expected));
        }
        int end = chunk.lineEnd(0);
        chunk.skipTo(end + 1);
        Reading<String> line =
                Lines.text(Arrays.copyOf(chunk.bytes(), end), Where.file(shown).at(1, 0));
        return line.fold(
                text ->
                        text.strip().equals(expected)
                                ? List.of()
                                : List.of(
                                        Problem.of("wrong-header", Where.file(shown).at(1, 1))
                                                .withValue(shortened(text.strip()))
                                                .withAllowed(expected)),
                List::copyOf);
    }

    private static String shortened(String text) {
        return text.length() > 60 ? text.substring(0, 59) + "…" : text;
    }

    /** Where the rows go: into a file as they are, to a terminal made harmless. */
    private OutputStream rows() {
        return console.terminal() ? new ShownLines(console.out()) : console.out().stream();
    }
}
