package org.pubgames.shuffleboard;

/** A painted line of a target, by its middle. All lengths in fixed point; see {@link Point}. */
public sealed interface Line {

    /** The name in rulings and reports. */
    String name();

    /** Whether a disc with this centre touches it. */
    boolean touched(Point centre, Reach reach);

    /** A line across, from {@code left} to {@code right}. */
    record Across(String name, long along, long left, long right) implements Line {
        @Override
        public boolean touched(Point centre, Reach reach) {
            long beside = Math.max(0, Math.max(left - centre.across(), centre.across() - right));
            return !far(beside, centre.along() - along, reach);
        }
    }

    /** A line along the board, from {@code near} to {@code far}. */
    record Along(String name, long across, long low, long high) implements Line {
        @Override
        public boolean touched(Point centre, Reach reach) {
            long beyond = Math.max(0, Math.max(low - centre.along(), centre.along() - high));
            return !far(centre.across() - across, beyond, reach);
        }
    }

    /**
     * A pair of slanted lines, mirrored: {@code 3·|across| + along = sum}, from {@code low} to
     * {@code high}. Distances to it are {@code |3·|across| + along − sum| / √10}.
     */
    record Slanted(String name, long sum, long low, long high) implements Line {
        @Override
        public boolean touched(Point centre, Reach reach) {
            long side = Math.abs(centre.across());
            // where the foot of the perpendicular falls: along the line's direction (−1, 3)
            long foot = 3 * centre.along() - side;
            if (foot > footOf(high)) {
                return !far(side - across(high), centre.along() - high, reach);
            }
            if (foot < footOf(low)) {
                return !far(side - across(low), centre.along() - low, reach);
            }
            long off = Math.abs(3 * side + centre.along() - sum);
            return off <= 4 * reach.clearance() && !reach.clearsSquared(off * off, 10);
        }

        private long across(long along) {
            return (sum - along) / 3;
        }

        private long footOf(long along) {
            return 3 * along - across(along);
        }
    }

    /** Half a circle around a point of the middle line, opening away from it. */
    record HalfCircle(String name, long middle, long radius, boolean upwards) implements Line {
        @Override
        public boolean touched(Point centre, Reach reach) {
            long dx = centre.across();
            long dy = centre.along() - middle;
            if (upwards ? dy < 0 : dy > 0) {
                return !far(Math.abs(dx) - radius, dy, reach);
            }
            if (Math.abs(dx) > 2 * radius || Math.abs(dy) > 2 * radius) {
                return false;
            }
            long squared = dx * dx + dy * dy;
            long inner = radius - reach.clearance();
            long outer = radius + reach.clearance();
            return reach.tangencyTouches()
                    ? squared >= inner * inner && squared <= outer * outer
                    : squared > inner * inner && squared < outer * outer;
        }
    }

    /** Whether an offset is clear. */
    private static boolean far(long dx, long dy, Reach reach) {
        long limit = reach.clearance();
        if (Math.abs(dx) > limit || Math.abs(dy) > limit) {
            return true;
        }
        return reach.clearsSquared(dx * dx + dy * dy, 1);
    }
}
