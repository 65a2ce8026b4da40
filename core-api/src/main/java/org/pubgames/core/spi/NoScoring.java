package org.pubgames.core.spi;

import java.util.List;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Score;
import org.pubgames.core.Scoring;
import org.pubgames.core.Where;

/** The scoring of a game that has no stateless questions: every question is refused. */
record NoScoring() implements Scoring {

    private static final String CODE = "no-scoring";

    @Override
    public List<String> columns() {
        return List.of();
    }

    @Override
    public List<String> resultColumns() {
        return List.of("problem");
    }

    @Override
    public Reading<Score> score(List<String> arguments) {
        return Reading.failed(
                Problem.of(CODE, Where.UNKNOWN).withValue(String.join(" ", arguments)));
    }

    @Override
    public Batch batch(RowSink out) {
        return new Batch() {
            @Override
            public boolean row(String line) {
                out.row(CODE);
                return false;
            }

            @Override
            public void unreadable(String code) {
                out.row(code);
            }

            @Override
            public boolean end() {
                return true;
            }
        };
    }
}
