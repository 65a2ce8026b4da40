package org.pubgames.shuffleboard.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds room for labels beside discs. No label ever covers a disc or another label: one that has no
 * room beside its disc moves away and is tied to it by a line. Everything in inches of the drawing,
 * {@code y} down.
 */
final class Labels {

    /** A disc. */
    record Round(double x, double y, double radius) {}

    /** A rectangle. */
    record Box(double left, double top, double right, double bottom) {

        static Box around(double x, double y, double wide, double tall) {
            return new Box(x - wide / 2, y - tall / 2, x + wide / 2, y + tall / 2);
        }

        double x() {
            return (left + right) / 2;
        }

        double y() {
            return (top + bottom) / 2;
        }

        /** The smallest one around both. */
        Box with(Box other) {
            return new Box(
                    Math.min(left, other.left),
                    Math.min(top, other.top),
                    Math.max(right, other.right),
                    Math.max(bottom, other.bottom));
        }

        boolean meets(Box other) {
            return left < other.right
                    && other.left < right
                    && top < other.bottom
                    && other.top < bottom;
        }

        boolean meets(Round disc) {
            double nearX = Math.max(left, Math.min(right, disc.x()));
            double nearY = Math.max(top, Math.min(bottom, disc.y()));
            return Math.hypot(nearX - disc.x(), nearY - disc.y()) < disc.radius();
        }

        boolean within(Box other) {
            return left >= other.left
                    && right <= other.right
                    && top >= other.top
                    && bottom <= other.bottom;
        }
    }

    /**
     * A label.
     *
     * @param moved whether it lies away from its disc, so that a line has to tie it to it
     */
    record Label(Box box, boolean moved) {}

    /** Directions in which a label is looked for, in degrees; the most usual first. */
    private static final int[] DIRECTIONS = {
        0, 180, -35, 35, -145, 145, -90, 90, -60, 60, -120, 120, -15, 15, -165, 165
    };

    private static final int RINGS = 24;

    private final List<Round> discs;
    private final Box bounds;

    /** What is better left uncovered: names of lines and areas. */
    private final List<Box> written;

    private final List<Label> labels = new ArrayList<>();

    Labels(List<Round> discs, Box bounds, List<Box> written) {
        this.discs = List.copyOf(discs);
        this.bounds = bounds;
        this.written = List.copyOf(written);
    }

    /** Places a label of a size for a disc; beside it, else near it, else in the right margin. */
    Label place(Round disc, double wide, double tall) {
        Label label =
                search(disc, wide, tall, true)
                        .or(() -> search(disc, wide, tall, false))
                        .orElseGet(() -> new Label(margin(disc, wide, tall), true));
        labels.add(label);
        return label;
    }

    private Optional<Label> search(Round disc, double wide, double tall, boolean clean) {
        double gap = disc.radius() * 0.12;
        for (int ring = 0; ring < RINGS; ring++) {
            double away = disc.radius() + gap + ring * tall * 0.5;
            for (int direction : DIRECTIONS) {
                double across = Math.cos(Math.toRadians(direction));
                double down = Math.sin(Math.toRadians(direction));
                Box box =
                        Box.around(
                                disc.x() + across * (away + wide / 2),
                                disc.y() + down * (away + tall / 2),
                                wide,
                                tall);
                if (free(box) && (!clean || tidy(disc, box, ring))) {
                    return Optional.of(new Label(box, ring > 0));
                }
            }
        }
        return Optional.empty();
    }

    /** Whether a label may lie there: nothing is covered. */
    private boolean free(Box box) {
        return box.within(bounds)
                && discs.stream().noneMatch(box::meets)
                && labels.stream().noneMatch(label -> box.meets(label.box()));
    }

    /** Whether it does not even cover a name, nor its line cross another disc. */
    private boolean tidy(Round disc, Box box, int ring) {
        return written.stream().noneMatch(box::meets)
                && (ring == 0
                        || discs.stream()
                                .filter(other -> !other.equals(disc))
                                .noneMatch(other -> crosses(disc, box, other)));
    }

    /** Whether the line from a disc to its label runs over another disc. */
    private static boolean crosses(Round disc, Box box, Round other) {
        double dx = box.x() - disc.x();
        double dy = box.y() - disc.y();
        double length = dx * dx + dy * dy;
        double part = ((other.x() - disc.x()) * dx + (other.y() - disc.y()) * dy) / length;
        double nearest = Math.max(0, Math.min(1, part));
        return Math.hypot(disc.x() + nearest * dx - other.x(), disc.y() + nearest * dy - other.y())
                < other.radius();
    }

    /** The first free place right of everything. */
    private Box margin(Round disc, double wide, double tall) {
        double right = bounds.right();
        for (Round each : discs) {
            right = Math.max(right, each.x() + each.radius());
        }
        Box box = Box.around(right + tall / 2 + wide / 2, disc.y(), wide, tall);
        while (meetsLabel(box)) {
            box = Box.around(box.x(), box.y() + tall / 2, wide, tall);
        }
        return box;
    }

    private boolean meetsLabel(Box box) {
        return labels.stream().anyMatch(label -> box.meets(label.box()));
    }

    /** Whether some label had no room beside its disc. */
    boolean crowded() {
        return labels.stream().anyMatch(Label::moved);
    }
}
