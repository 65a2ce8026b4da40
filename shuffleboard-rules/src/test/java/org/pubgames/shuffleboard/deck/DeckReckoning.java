package org.pubgames.shuffleboard.deck;

import java.util.List;
import org.pubgames.core.Variant;
import org.pubgames.shuffleboard.Drawing;
import org.pubgames.shuffleboard.Layout.Lying;
import org.pubgames.shuffleboard.Reckoning;

/** The deck by hand. */
final class DeckReckoning implements Reckoning {

    @Override
    public Drawing drawing(Variant variant) {
        return new DeckDrawing(DeckShuffleboard.settings(variant));
    }

    @Override
    public int[] points(Variant variant, List<Lying> discs) {
        DeckSettings settings = DeckShuffleboard.settings(variant);
        int[] points = new int[2];
        for (Lying disc : discs) {
            String name = disc.found().name();
            int worth = 0;
            if (name.length() == 1) {
                worth = Integer.parseInt(name);
            } else if (name.equals("far")) {
                worth = settings.farPoints();
            } else if (name.equals("near")) {
                worth = settings.nearPoints();
            }
            points[disc.index()] += worth;
        }
        return points;
    }

    @Override
    public boolean nearness() {
        return false;
    }
}
