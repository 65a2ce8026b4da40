package org.pubgames.shuffleboard.picture;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;
import org.pubgames.shuffleboard.Board;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.Place;
import org.pubgames.shuffleboard.Point;
import org.pubgames.shuffleboard.Spot;
import org.pubgames.shuffleboard.picture.Placed.How;

/**
 * Finds a place in a drawing for every disc of a layout. What was measured lies where it was
 * measured. What was only called lies in its area, clear of the others: the board itself says which
 * points belong to a word. Where ranks of nearness were called, the discs lie in that order.
 */
final class Placing {

    /** How far beyond the drawn ground a called disc may lie, in radii. */
    private static final double BEYOND = 4;

    private final Board board;
    private final Ground ground;
    private final double farther;
    private final double radius;
    private final List<Placed> placed = new ArrayList<>();

    /**
     * A placing on a board.
     *
     * @param farther how far beyond the ground measured discs are drawn, in inches
     * @param radius of a disc, in inches
     */
    Placing(Board board, Ground ground, double farther, double radius) {
        this.board = board;
        this.ground = ground;
        this.farther = farther;
        this.radius = radius;
    }

    /** Every disc once, those below others first. */
    List<Placed> of(Layout layout) {
        List<Disc> rest = new ArrayList<>();
        for (Disc disc : layout.discs()) {
            Optional<Double> along = inches(disc.place().flatMap(Place::y));
            Optional<Double> across = inches(disc.place().flatMap(Place::x));
            if (along.isPresent() && across.isPresent()) {
                measured(disc, across.get(), along.get());
            } else {
                rest.add(disc);
            }
        }
        rest.sort(Comparator.comparingInt(Placing::rank));
        for (Disc disc : rest) {
            Optional<Double> along = inches(disc.place().flatMap(Place::y));
            placed.add(along.isPresent() ? across(disc, along.get()) : called(disc));
        }
        List<Placed> sorted = new ArrayList<>(placed);
        sorted.sort(
                Comparator.<Placed>comparingInt(each -> layout.height(each.disc()))
                        .thenComparingInt(each -> layout.discs().indexOf(each.disc())));
        return sorted;
    }

    private static int rank(Disc disc) {
        return disc.place().flatMap(Place::depth).orElse(Integer.MAX_VALUE);
    }

    private static Optional<Double> inches(Optional<BigDecimal> number) {
        return number.filter(Point::near).map(BigDecimal::doubleValue);
    }

    private void measured(Disc disc, double x, double y) {
        double left = ground.left() - farther;
        double right = ground.right() + farther;
        double low = Math.min(ground.along(ground.top()), ground.along(ground.bottom())) - farther;
        // a table is drawn down to its last weight, wherever on its surface that lies
        double surface =
                board.measures()
                        .map(each -> each.length().doubleValue())
                        .orElse(ground.along(ground.top()));
        double high =
                Math.max(
                        Math.max(ground.along(ground.top()), ground.along(ground.bottom()))
                                + farther,
                        surface);
        if (x >= left && x <= right && y >= low && y <= high) {
            placed.add(new Placed(disc, x, y, How.MEASURED));
        } else {
            double edgeX = Math.max(left, Math.min(right, x));
            double edgeY = Math.max(low, Math.min(high, y));
            placed.add(
                    nearest(grid(null), at -> Math.hypot(at[0] - edgeX, at[1] - edgeY))
                            .map(at -> new Placed(disc, at[0], at[1], How.OUTSIDE))
                            .orElse(new Placed(disc, edgeX, edgeY, How.OUTSIDE)));
        }
    }

    /** A disc of which only the distance along the board is known. */
    private Placed across(Disc disc, double y) {
        List<double[]> points = new ArrayList<>();
        double side = Math.max(0, ground.right() - radius);
        for (double x = 0; x <= side; x += radius / 4) {
            points.add(new double[] {x, y});
            points.add(new double[] {-x, y});
        }
        double x = nearest(points, at -> Math.abs(at[0])).map(at -> at[0]).orElse(0.0);
        return new Placed(disc, x, y, How.ALONG);
    }

    /** A disc of which only a word is known. */
    private Placed called(Disc disc) {
        Optional<Spot> spot =
                disc.spot().or(() -> disc.place().flatMap(Place::at).flatMap(board::called));
        List<double[]> points = spot.map(this::grid).orElse(List.of());
        if (points.isEmpty()) {
            points = grid(null);
        }
        // the middle of the area, or of each of its halves
        double beside = points.stream().mapToDouble(at -> Math.abs(at[0])).average().orElse(0);
        double middle = points.stream().mapToDouble(at -> at[1]).average().orElse(0);
        int rank = rank(disc);
        Optional<double[]> found =
                rank == Integer.MAX_VALUE
                        ? nearest(
                                points, at -> Math.hypot(Math.abs(at[0]) - beside, at[1] - middle))
                        : nearest(inOrder(points, rank), at -> ground.down(at[1]));
        double[] at = found.or(() -> Optional.of(new double[] {0, 0})).get();
        return new Placed(disc, at[0], at[1], How.CALLED);
    }

    /** The points farther from the end than every disc of a smaller rank. */
    private List<double[]> inOrder(List<double[]> points, int rank) {
        double least =
                placed.stream()
                        .filter(each -> rank(each.disc()) < rank)
                        .mapToDouble(each -> ground.down(each.y()) + radius / 4)
                        .max()
                        .orElse(Double.NEGATIVE_INFINITY);
        List<double[]> farther = points.stream().filter(at -> ground.down(at[1]) >= least).toList();
        return farther.isEmpty() ? points : farther;
    }

    /** The best point that is clear of every disc, otherwise the one farthest from all of them. */
    private Optional<double[]> nearest(List<double[]> points, ToDoubleFunction<double[]> cost) {
        Optional<double[]> free =
                points.stream()
                        .filter(at -> clear(at) >= 2.2 * radius)
                        .min(Comparator.comparingDouble(cost));
        return free.or(() -> points.stream().max(Comparator.comparingDouble(this::clear)));
    }

    private double clear(double[] at) {
        return placed.stream()
                .mapToDouble(each -> each.from(at[0], at[1]))
                .min()
                .orElse(Double.MAX_VALUE);
    }

    /** Points all over the ground and around it: those of a spot, or all. */
    private List<double[]> grid(@Nullable Spot spot) {
        List<double[]> points = new ArrayList<>();
        double step = radius / 2;
        double around = BEYOND * radius;
        for (double down = ground.top() - around; down <= ground.bottom() + around; down += step) {
            double y = ground.along(down);
            for (double x = step / 2; x <= ground.right() + around; x += step) {
                for (double side : new double[] {x, -x}) {
                    if (spot == null || same(board.at(point(side, y)), spot)) {
                        points.add(new double[] {side, y});
                    }
                }
            }
        }
        return points;
    }

    /** On a line there are two words, by where most of a disc is. */
    private static boolean same(Spot measured, Spot called) {
        return measured.mostlyOver() == called.mostlyOver()
                && (measured.name().equals(called.name())
                        || called.name().equals(measured.name() + "-over"));
    }

    /** A point of a board. */
    static Point point(double x, double y) {
        return new Point(Math.round(x * Point.INCH), Math.round(y * Point.INCH));
    }
}
