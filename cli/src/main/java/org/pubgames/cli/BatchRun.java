package org.pubgames.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Scoring;
import org.pubgames.core.Where;
import org.pubgames.core.journal.Lines;

/**
 * CSV in, CSV out, a row at a time. A bad row keeps its place, with an empty result and its
 * problem's code.
 */
final class BatchRun {

    private final Scoring scoring;
    private final Console console;
    private final String shown;
    private long rows;
    private long bad;

    BatchRun(Scoring scoring, Console console, String shown) {
        this.scoring = scoring;
        this.console = console;
        this.shown = shown;
    }

    int run(String file) {
        return InputFile.open(file, console).fold(this::run, console::refuse);
    }

    private int run(InputStream stream) {
        try (InputStream in = stream) {
            return run(new Lines(in, shown));
        } catch (IOException e) {
            return console.refuse(
                    List.of(
                            Problem.of("unreadable", Where.file(shown))
                                    .withValue(String.valueOf(e.getMessage()))));
        }
    }

    private int run(Lines lines) throws IOException {
        Reading<String> header = lines.next();
        List<Problem> problems = header(header);
        if (!problems.isEmpty()) {
            return console.refuse(problems);
        }
        console.out().raw(String.join(",", scoring.resultColumns()));
        Scoring.Batch batch = scoring.batch(console.out()::raw);
        long blank = 0;
        for (Reading<String> line = lines.next(); line != null; line = lines.next()) {
            if (line instanceof Reading.Read<String> read) {
                if (read.value().isBlank()) {
                    blank++;
                    continue;
                }
                blank = rows(blank, batch);
                count(batch.row(read.value()));
            } else {
                blank = rows(blank, batch);
                count(false);
                batch.unreadable(line.problems().get(0).code());
            }
        }
        if (!batch.end()) {
            bad++;
        }
        if (bad > 0) {
            console.problem(
                    Problem.of("bad-rows", Where.file(shown)).withValue(bad + " / " + rows));
        }
        return bad > 0 ? Exit.FALLS_SHORT : Exit.WELL;
    }

    private List<Problem> header(@Nullable Reading<String> line) {
        String expected = String.join(",", scoring.columns());
        if (line == null) {
            return List.of(Problem.of("empty-file", Where.file(shown)).withAllowed(expected));
        }
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

    /**
     * Blank lines are rows too when something follows them; at the end of the file they are none.
     */
    private long rows(long blank, Scoring.Batch batch) {
        for (long i = 0; i < blank; i++) {
            count(batch.row(""));
        }
        return 0;
    }

    private void count(boolean sound) {
        rows++;
        bad += sound ? 0 : 1;
    }

    private static String shortened(String text) {
        return text.length() > 60 ? text.substring(0, 59) + "…" : text;
    }
}
