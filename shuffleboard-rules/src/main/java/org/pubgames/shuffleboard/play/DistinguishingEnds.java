package org.pubgames.shuffleboard.play;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.pubgames.shuffleboard.Board;
import org.pubgames.shuffleboard.Line;
import org.pubgames.shuffleboard.Point;
import org.pubgames.shuffleboard.ShuffleboardScoring;

/**
 * Layouts in which variants differ, in the language of {@link ShuffleboardScoring}: one disc on
 * every area and line, one that only just meets each line, then two discs.
 */
final class DistinguishingEnds {

    /** Just off a tangency, in fixed point: a thousandth of an inch. */
    private static final long HAIR = Point.INCH / 1000;

    private static final BigDecimal INCH = BigDecimal.valueOf(Point.INCH);

    private final Board board;
    private final int discs;
    private final long clearance;

    DistinguishingEnds(PlayedGame game) {
        this.board = game.board();
        this.discs = Math.max(game.settings().discs(true), game.settings().discs(false));
        this.clearance =
                Point.units(game.settings().discRadius()) + Point.half(game.settings().lineWidth());
    }

    /** As arguments of a question, by the number of discs. */
    Stream<List<String>> all() {
        List<List<String>> ends = new ArrayList<>();
        ends.add(List.of());
        for (String word : board.words()) {
            ends.add(List.of("a:" + word));
        }
        for (Point point : tangents(board, clearance)) {
            ends.add(List.of("a:" + written(point)));
        }
        for (String word : board.words()) {
            for (String other : board.words()) {
                ends.add(List.of("a:" + word, "b:" + other));
                ends.add(List.of("a:" + word + "#2", "b:" + other + "#1"));
            }
            ends.add(List.of("a:" + word, "a:" + word));
            ends.add(List.of("a:" + word + "#1", "b:" + word + "#1"));
            ends.add(List.of("a:" + word + "@b1", "b:" + word));
        }
        for (String word : board.words()) {
            // the nearest two level, another one behind them
            ends.add(List.of("a:" + word + "#1", "b:" + word + "#1", "a:" + word + "#2"));
        }
        String nearest = "a:" + board.words().get(0);
        for (int number = 3; number <= discs + 1; number++) {
            ends.add(Collections.nCopies(number, nearest));
        }
        return ends.stream();
    }

    /** Places where a disc touches a line, only just meets it, and only just does not. */
    static List<Point> tangents(Board board, long clearance) {
        List<Point> points = new ArrayList<>();
        for (Line line : board.lines()) {
            for (long off : new long[] {0, clearance - HAIR, clearance, clearance + HAIR}) {
                for (long beside : off == 0 ? new long[] {0} : new long[] {-off, off}) {
                    points.add(beside(line, beside));
                }
            }
        }
        return points;
    }

    /** A place so far from a line; from a slanted one roughly. */
    private static Point beside(Line line, long off) {
        if (line instanceof Line.Across across) {
            // a third of the way: not on the middle line
            return new Point(
                    across.left() + (across.right() - across.left()) / 3, across.along() + off);
        }
        if (line instanceof Line.Along along) {
            return new Point(along.across() + off, along.low() + (along.high() - along.low()) / 3);
        }
        if (line instanceof Line.Slanted slanted) {
            long along = (slanted.low() + slanted.high()) / 2;
            return new Point((slanted.sum() - along) / 3 + off, along);
        }
        Line.HalfCircle circle = (Line.HalfCircle) line;
        return new Point(
                0,
                circle.upwards()
                        ? circle.middle() + circle.radius() + off
                        : circle.middle() - circle.radius() - off);
    }

    private static String written(Point point) {
        return inches(point.across()).toPlainString() + "," + inches(point.along()).toPlainString();
    }

    /** Inches as a report may have them. */
    static BigDecimal inches(long units) {
        BigDecimal exact = BigDecimal.valueOf(units).divide(INCH);
        BigDecimal cut = exact.setScale(Point.DECIMALS, RoundingMode.DOWN).stripTrailingZeros();
        return cut.scale() < 0 ? cut.setScale(0) : cut;
    }
}
