package org.pubgames.shuffleboard;

/** An area of a target: where a disc's centre must be. All lengths in fixed point. */
public sealed interface Area {

    /** The name in rulings and reports. */
    String name();

    /** Whether a point is inside, borders excluded. */
    boolean holds(Point centre);

    /** A part of a figure with mirrored slanted sides, from {@code low} to {@code high}. */
    record Slanted(String name, long sum, long low, long high) implements Area {
        @Override
        public boolean holds(Point centre) {
            return centre.along() > low
                    && centre.along() < high
                    && 3 * Math.abs(centre.across()) + centre.along() < sum;
        }
    }

    /** A rectangle. */
    record Box(String name, long left, long right, long low, long high) implements Area {
        @Override
        public boolean holds(Point centre) {
            return centre.across() > left
                    && centre.across() < right
                    && centre.along() > low
                    && centre.along() < high;
        }
    }

    /** Half a disc around a point of the middle line, on one side of it. */
    record HalfDisc(String name, long middle, long radius, boolean upwards) implements Area {
        @Override
        public boolean holds(Point centre) {
            long dx = centre.across();
            long dy = centre.along() - middle;
            return (upwards ? dy > 0 : dy < 0)
                    && Math.abs(dx) < radius
                    && Math.abs(dy) < radius
                    && dx * dx + dy * dy < radius * radius;
        }
    }
}
