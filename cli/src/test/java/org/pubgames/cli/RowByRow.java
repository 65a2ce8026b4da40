package org.pubgames.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Scoring;
import org.pubgames.core.Where;
import org.pubgames.core.internal.journal.Lines;

/** The expected answers of a batch, computed line by line. */
final class RowByRow {

    private final List<String> answers = new ArrayList<>();
    private final Scoring.Batch batch;
    private int rows;
    private int bad;

    private RowByRow(Scoring scoring) {
        answers.add(String.join(",", scoring.resultColumns()));
        batch = scoring.batch(row -> answers.add(row.toString()));
    }

    /** The run over a stream that has the right header. */
    static Ran run(Scoring scoring, InputStream in) {
        RowByRow run = new RowByRow(scoring);
        try {
            run.read(new Lines(in, "stdin"));
        } catch (IOException e) {
            return run.ran(2, "unreadable", String.valueOf(e.getMessage()));
        }
        return run.bad == 0
                ? run.ran(0, "", "")
                : run.ran(1, "bad-rows", run.bad + " / " + run.rows);
    }

    private Ran ran(int exit, String code, String value) {
        Problem problem = Problem.of(code, Where.file("stdin")).withValue(value);
        return new Ran(
                exit,
                String.join("\n", answers) + "\n",
                code.isEmpty() ? "" : problem.line(Lang.EN) + "\n");
    }

    private void read(Lines lines) throws IOException {
        lines.next();
        int blank = 0;
        for (Reading<String> line = lines.next(); line != null; line = lines.next()) {
            if (line.fold(String::isBlank, no -> false)) {
                blank++;
                continue;
            }
            for (; blank > 0; blank--) {
                count(batch.row(""));
            }
            count(line.fold(batch::row, no -> unreadable(no.get(0).code())));
        }
        bad += batch.end() ? 0 : 1;
    }

    private boolean unreadable(String code) {
        batch.unreadable(code);
        return false;
    }

    private void count(boolean sound) {
        rows++;
        bad += sound ? 0 : 1;
    }
}
