package org.pubgames.shuffleboard.play;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.Random;
import java.util.function.LongPredicate;
import org.pubgames.core.FieldValues.Measure;
import org.pubgames.shuffleboard.Board;
import org.pubgames.shuffleboard.Point;

/**
 * How far the centre of a disc may lie on a board, in inches: found by asking the board, which is
 * convex, in steps of the last decimal that a report may have.
 *
 * @param across from the least to the greatest
 * @param along from the least to the greatest
 */
record Extent(Measure across, Measure along) {

    private static final long STEP = Point.INCH / 1_000_000;
    private static final long FARTHEST = Point.FARTHEST * 1_000_000L;

    /** Places that are drawn until one was measured. */
    private static final int DRAWS = 100;

    static Extent of(Board board) {
        Point inside = inside(board);
        return new Extent(
                measure(
                        inside.across() / STEP,
                        n -> board.covers(new Point(n * STEP, inside.along()))),
                measure(
                        inside.along() / STEP,
                        n -> board.covers(new Point(inside.across(), n * STEP))));
    }

    private static Point inside(Board board) {
        Random random = new Random(1);
        for (int i = 0; i < DRAWS; i++) {
            Optional<Point> centre = board.somewhere(random).centre();
            if (centre.filter(board::covers).isPresent()) {
                return centre.get();
            }
        }
        return new Point(0, 0);
    }

    private static Measure measure(long inside, LongPredicate covered) {
        return new Measure(
                Optional.of(inches(farthest(inside, -FARTHEST, covered))),
                Optional.of(inches(farthest(inside, FARTHEST, covered))));
    }

    /** The last covered step on the way from one that is covered. */
    private static long farthest(long inside, long end, LongPredicate covered) {
        if (covered.test(end)) {
            return end;
        }
        long in = inside;
        long out = end;
        while (Math.abs(out - in) > 1) {
            long middle = in + (out - in) / 2;
            if (covered.test(middle)) {
                in = middle;
            } else {
                out = middle;
            }
        }
        return in;
    }

    private static BigDecimal inches(long steps) {
        return BigDecimal.valueOf(steps, Point.DECIMALS);
    }
}
