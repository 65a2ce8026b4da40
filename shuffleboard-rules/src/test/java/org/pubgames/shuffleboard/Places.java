package org.pubgames.shuffleboard;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.pubgames.shuffleboard.Figure.Arc;
import org.pubgames.shuffleboard.Figure.Dot;
import org.pubgames.shuffleboard.Figure.Straight;
import org.pubgames.shuffleboard.Figure.Stroke;

/** Centres of discs that are worth trying: just touching, and a millionth of an inch off. */
final class Places {

    private static final BigDecimal MILLIONTH = new BigDecimal("0.000001");

    /** Directions in which a whole multiple of an inch has few decimals. */
    private static final double[][] DIRECTIONS = {
        {1, 0}, {0, 1}, {0.6, 0.8}, {0.8, 0.6}, {0.28, 0.96}, {0.96, 0.28}, {0.352, 0.936}
    };

    private static final int STEPS = 24;

    private final BigDecimal clearance;
    private final Set<Dot> dots = new LinkedHashSet<>();

    private Places(BigDecimal clearance) {
        this.clearance = clearance;
    }

    /** Points around all strokes at a distance, at none, and a millionth more and less. */
    static List<Dot> near(List<Stroke> strokes, BigDecimal clearance) {
        Places places = new Places(clearance);
        for (Stroke stroke : strokes) {
            stroke.ends().forEach(end -> places.around(end, BigDecimal.ZERO));
            if (stroke instanceof Straight straight) {
                places.along(straight);
            } else if (stroke instanceof Arc arc) {
                places.around(arc.middle(), arc.radius());
            }
        }
        places.middles(strokes);
        return List.copyOf(places.dots);
    }

    private List<BigDecimal> distances() {
        return List.of(
                clearance.subtract(MILLIONTH),
                clearance,
                clearance.add(MILLIONTH),
                BigDecimal.ZERO);
    }

    /** On circles around a point: as far as the clearance, inside and outside of a radius. */
    private void around(Dot middle, BigDecimal radius) {
        for (BigDecimal distance : distances()) {
            for (BigDecimal from : List.of(radius.add(distance), radius.subtract(distance))) {
                for (double[] way : DIRECTIONS) {
                    for (int turn = 0; turn < 4; turn++) {
                        add(
                                middle,
                                from.multiply(BigDecimal.valueOf(turn % 2 == 0 ? way[0] : -way[0])),
                                from.multiply(BigDecimal.valueOf(turn < 2 ? way[1] : -way[1])));
                    }
                }
            }
        }
    }

    private void along(Straight stroke) {
        Dot way = stroke.two().minus(stroke.one());
        double length = Math.sqrt(way.squared().doubleValue());
        BigDecimal right = BigDecimal.valueOf(way.y().doubleValue() / length);
        BigDecimal up = BigDecimal.valueOf(-way.x().doubleValue() / length);
        for (int step = -1; step <= STEPS + 1; step++) {
            BigDecimal part = BigDecimal.valueOf(step * 125_000_000L / STEPS, 8);
            Dot on =
                    new Dot(
                            stroke.one().x().add(way.x().multiply(part)),
                            stroke.one().y().add(way.y().multiply(part)));
            for (BigDecimal distance : distances()) {
                add(on, right.multiply(distance), up.multiply(distance));
                add(on, right.multiply(distance).negate(), up.multiply(distance).negate());
            }
        }
    }

    /** On the middle line, where a disc fits last below the tip of two slanted strokes. */
    private void middles(List<Stroke> strokes) {
        for (Stroke stroke : strokes) {
            if (stroke instanceof Straight straight && straight.two().x().signum() == 0) {
                Dot way = straight.two().minus(straight.one());
                if (way.x().signum() != 0) {
                    double steep = Math.sqrt(way.squared().doubleValue()) / way.x().doubleValue();
                    for (BigDecimal distance : distances()) {
                        add(
                                straight.two(),
                                BigDecimal.ZERO,
                                distance.multiply(BigDecimal.valueOf(-Math.abs(steep))));
                    }
                }
            }
        }
    }

    private void add(Dot from, BigDecimal x, BigDecimal y) {
        dots.add(new Dot(rounded(from.x().add(x)), rounded(from.y().add(y))));
    }

    private static BigDecimal rounded(BigDecimal number) {
        return number.setScale(6, RoundingMode.HALF_EVEN);
    }

    /** Every quarter of an inch. */
    static List<BigDecimal> quarters(long least, long most) {
        List<BigDecimal> quarters = new ArrayList<>();
        for (long i = 4 * least; i <= 4 * most; i++) {
            quarters.add(BigDecimal.valueOf(25 * i, 2));
        }
        return quarters;
    }
}
