package org.pubgames.shuffleboard.play;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Score;
import org.pubgames.core.Scoring;
import org.pubgames.core.Where;
import org.pubgames.core.spi.ByteBatch;
import org.pubgames.core.spi.RowBytes;
import org.pubgames.shuffleboard.ShuffleboardEvent.Laid;
import org.pubgames.shuffleboard.Side;

/**
 * A batch of ends: one disc a row; the rows of an end are adjacent, its answer is one row. Belongs
 * to one thread.
 */
final class EndRows implements ByteBatch {

    private final Function<List<Laid>, Reading<Score>> scoring;
    private final Scoring.RowSink out;
    private final PlainDisc disc = new PlainDisc();
    private final List<Laid> discs = new ArrayList<>();
    private String end = "";
    private boolean gathering;
    private String problem = "";

    EndRows(Function<List<Laid>, Reading<Score>> scoring, Scoring.RowSink out) {
        this.scoring = scoring;
        this.out = out;
    }

    /**
     * The last place between two plain rows of different ends: what comes before it is answered
     * there, whether a row follows or not.
     */
    static int lastCut(byte[] bytes, int from, int to) {
        PlainDisc before = new PlainDisc();
        PlainDisc behind = new PlainDisc();
        int cut = rowStart(bytes, from, to);
        boolean plain = cut < to && behind.read(bytes, cut);
        while (cut > from) {
            int start = rowStart(bytes, from, cut);
            boolean plainToo = before.read(bytes, start);
            if (plain && plainToo && !behind.belongsTo(before.end())) {
                return cut;
            }
            PlainDisc read = behind;
            behind = before;
            before = read;
            plain = plainToo;
            cut = start;
        }
        return from;
    }

    /** Where the row starts that ends here. */
    private static int rowStart(byte[] bytes, int from, int to) {
        int start = Math.max(from, to - 1);
        while (start > from && bytes[start - 1] != '\n') {
            start--;
        }
        return start;
    }

    @Override
    public boolean row(String line) {
        String[] cells = line.split(",", -1);
        boolean sound = open(cells[0].strip());
        String found = read(cells);
        if (problem.isEmpty()) {
            problem = found;
        }
        return sound && found.isEmpty();
    }

    @Override
    public void plain(RowBytes rows) {
        while (rows.at() < rows.to() && disc.read(rows.bytes(), rows.at())) {
            boolean sound = (gathering && disc.belongsTo(end)) || open(disc.end());
            discs.add(disc.laid());
            rows.answered(disc.next(), 1, sound ? 0 : 1);
        }
    }

    /** The next row belongs to this end; false when the one before it had a problem. */
    private boolean open(String name) {
        boolean sound = !gathering || name.equals(end) || end();
        end = name;
        gathering = true;
        return sound;
    }

    private String read(String[] cells) {
        if (cells.length != EndScoring.COLUMNS.size()) {
            return "wrong-number-of-columns";
        }
        Optional<Side> side = EndScoring.side(cells[1]);
        if (side.isEmpty()) {
            return "unknown-side";
        }
        List<Problem> problems = new ArrayList<>();
        Optional<BigDecimal> x = EndScoring.number(cells[2], Where.UNKNOWN, problems);
        Optional<BigDecimal> y = EndScoring.number(cells[3], Where.UNKNOWN, problems);
        if (!problems.isEmpty()) {
            return problems.get(0).code();
        }
        discs.add(PlainDisc.laid(side.get(), x, y));
        return "";
    }

    @Override
    public void unreadable(String code) {
        // a row that is no text belongs to no end: it answers for itself
        if (gathering) {
            end();
        }
        out.row(",,," + code);
    }

    @Override
    public boolean end() {
        if (!gathering) {
            return true;
        }
        boolean sound =
                problem.isEmpty()
                        ? scoring.apply(List.copyOf(discs))
                                .fold(this::answered, no -> refused(no.get(0).code()))
                        : refused(problem);
        discs.clear();
        problem = "";
        gathering = false;
        return sound;
    }

    private boolean answered(Score score) {
        out.row(end + "," + String.join(",", score.cells().values()));
        return true;
    }

    private boolean refused(String code) {
        out.row(end + ",,," + code);
        return false;
    }
}
