package org.pubgames.shuffleboard;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/**
 * Figures in exact numbers, in inches, after the drawings of the rule books: strokes and regions of
 * any direction, and how a distance compares with another. Shares nothing with the library's lines
 * and areas.
 */
public final class Figure {

    private static final BigDecimal TWO = BigDecimal.valueOf(2);

    private Figure() {}

    /** A number. */
    public static BigDecimal number(String text) {
        return new BigDecimal(text);
    }

    /** A point of the drawing. */
    public record Dot(BigDecimal x, BigDecimal y) {

        /** A point of whole inches. */
        public static Dot of(long x, long y) {
            return new Dot(BigDecimal.valueOf(x), BigDecimal.valueOf(y));
        }

        Dot minus(Dot other) {
            return new Dot(x.subtract(other.x), y.subtract(other.y));
        }

        BigDecimal times(Dot other) {
            return x.multiply(other.x).add(y.multiply(other.y));
        }

        /** Above 0 when the other lies counter-clockwise. */
        BigDecimal cross(Dot other) {
            return x.multiply(other.y).subtract(y.multiply(other.x));
        }

        BigDecimal squared() {
            return times(this);
        }

        @Override
        public String toString() {
            return "(" + x.toPlainString() + ", " + y.toPlainString() + ")";
        }
    }

    /** Something drawn with chalk or paint. */
    public sealed interface Stroke {

        /** Its name in rulings. */
        String name();

        /** Its two ends. */
        List<Dot> ends();

        /** Below 0 when a point is nearer than a distance, 0 when it is exactly so far away. */
        int compare(Dot dot, BigDecimal distance);
    }

    /** A straight stroke between two points. */
    public record Straight(String name, Dot one, Dot two) implements Stroke {

        @Override
        public List<Dot> ends() {
            return List.of(one, two);
        }

        @Override
        public int compare(Dot dot, BigDecimal distance) {
            Dot way = two.minus(one);
            BigDecimal along = dot.minus(one).times(way);
            BigDecimal limit = distance.multiply(distance);
            if (along.signum() <= 0) {
                return dot.minus(one).squared().compareTo(limit);
            }
            if (along.compareTo(way.squared()) >= 0) {
                return dot.minus(two).squared().compareTo(limit);
            }
            BigDecimal off = way.cross(dot.minus(one));
            return off.multiply(off).compareTo(limit.multiply(way.squared()));
        }
    }

    /** Half a circle above or below its middle. */
    public record Arc(String name, Dot middle, BigDecimal radius, boolean above) implements Stroke {

        @Override
        public List<Dot> ends() {
            return List.of(
                    new Dot(middle.x().subtract(radius), middle.y()),
                    new Dot(middle.x().add(radius), middle.y()));
        }

        @Override
        public int compare(Dot dot, BigDecimal distance) {
            Dot off = dot.minus(middle);
            if (off.y().signum() * (above ? 1 : -1) < 0) {
                BigDecimal limit = distance.multiply(distance);
                return ends().stream()
                        .mapToInt(end -> dot.minus(end).squared().compareTo(limit))
                        .min()
                        .orElseThrow();
            }
            BigDecimal from = off.squared();
            BigDecimal outer = radius.add(distance);
            BigDecimal inner = radius.subtract(distance);
            int outside = from.compareTo(outer.multiply(outer));
            int inside = inner.signum() > 0 ? inner.multiply(inner).compareTo(from) : -1;
            return Math.max(outside, inside);
        }
    }

    /** Something that a disc's centre may be in. */
    public sealed interface Region {

        /** Its name in rulings. */
        String name();

        /** Whether a point is inside, borders excluded. */
        boolean holds(Dot dot);
    }

    /** A convex figure, its corners counter-clockwise. */
    public record Polygon(String name, List<Dot> corners) implements Region {

        /** A polygon of whole inches: x, y, x, y and so on. */
        public static Polygon of(String name, long... numbers) {
            List<Dot> corners = new ArrayList<>();
            for (int i = 0; i < numbers.length; i += 2) {
                corners.add(Dot.of(numbers[i], numbers[i + 1]));
            }
            return new Polygon(name, corners);
        }

        @Override
        public boolean holds(Dot dot) {
            for (int i = 0; i < corners.size(); i++) {
                Dot corner = corners.get(i);
                Dot next = corners.get((i + 1) % corners.size());
                if (next.minus(corner).cross(dot.minus(corner)).signum() <= 0) {
                    return false;
                }
            }
            return true;
        }
    }

    /** What half a circle and its diameter enclose. */
    public record Bow(String name, Dot middle, BigDecimal radius, boolean above) implements Region {

        @Override
        public boolean holds(Dot dot) {
            Dot off = dot.minus(middle);
            return off.y().signum() == (above ? 1 : -1)
                    && off.squared().compareTo(radius.multiply(radius)) < 0;
        }
    }

    /** How near a disc must come to touch; below 0 none touches anything. */
    public record Touch(BigDecimal clearance, boolean tangent) {

        /** Of a disc and a line with a painted width; a meeting in one point may not count. */
        public static Touch of(ShuffleboardSettings settings, BigDecimal wider) {
            BigDecimal clearance =
                    settings.discRadius().add(settings.lineWidth().divide(TWO)).add(wider);
            return new Touch(
                    clearance, settings.tangency() == ShuffleboardSettings.Tangency.TOUCHES);
        }

        /** Whether a distance is small enough. */
        public boolean touches(BigDecimal distance) {
            return clearance.signum() >= 0 && touches(distance.compareTo(clearance));
        }

        boolean touches(Dot dot, Stroke stroke) {
            return clearance.signum() >= 0 && touches(stroke.compare(dot, clearance));
        }

        private boolean touches(int compared) {
            return compared < 0 || (compared == 0 && tangent);
        }
    }
}
