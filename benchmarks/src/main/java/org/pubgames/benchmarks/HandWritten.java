package org.pubgames.benchmarks;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.sjoelen.Compartments;

/** Sjoelen scoring written by hand, for comparison; not a part of the library. */
final class HandWritten {

    private static final int[] VALUES = {2, 3, 4, 1};

    private static final int DISCS = 30;

    private HandWritten() {}

    /** One line of an explanation. */
    record Line(String rule, int points, int count, int each) {}

    static int points(Compartments layout) {
        int sets = layout.least();
        int points = sets * 20;
        for (int i = 0; i < 4; i++) {
            points += (layout.at(i) - sets) * VALUES[i];
        }
        return points;
    }

    static int pointsIfPossible(Compartments layout) {
        if (layout.least() < 0 || layout.total() > DISCS) {
            throw new IllegalArgumentException(layout + " is impossible");
        }
        return points(layout);
    }

    static List<Line> explained(Compartments layout) {
        List<Line> lines = new ArrayList<>(5);
        int sets = layout.least();
        if (sets > 0) {
            lines.add(new Line("sjoelen.score.complete-set", sets * 20, sets, 20));
        }
        for (int i = 0; i < 4; i++) {
            int extra = layout.at(i) - sets;
            if (extra > 0) {
                lines.add(
                        new Line("sjoelen.score.face-value", extra * VALUES[i], extra, VALUES[i]));
            }
        }
        return lines;
    }
}
