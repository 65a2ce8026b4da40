package org.pubgames.shuffleboard.court;

import java.util.List;
import org.pubgames.core.Variant;
import org.pubgames.shuffleboard.Drawing;
import org.pubgames.shuffleboard.Layout.Lying;
import org.pubgames.shuffleboard.Reckoning;

/** The court by hand. */
final class CourtReckoning implements Reckoning {

    @Override
    public Drawing drawing(Variant variant) {
        return new CourtDrawing(CourtShuffleboard.settings(variant));
    }

    @Override
    public int[] points(Variant variant, List<Lying> discs) {
        int[] points = new int[2];
        for (Lying disc : discs) {
            points[disc.index()] +=
                    switch (disc.found().name()) {
                        case "10" -> 10;
                        case "8" -> 8;
                        case "7" -> 7;
                        case "10-off" -> -10;
                        default -> 0;
                    };
        }
        return points;
    }

    @Override
    public boolean nearness() {
        return false;
    }
}
