package org.pubgames.shuffleboard.shovelboard;

import java.util.List;
import org.pubgames.core.Variant;
import org.pubgames.shuffleboard.Drawing;
import org.pubgames.shuffleboard.Layout.Lying;
import org.pubgames.shuffleboard.Reckoning;

/** The old game by hand. */
final class ShovelboardReckoning implements Reckoning {

    @Override
    public Drawing drawing(Variant variant) {
        return ShovelboardDrawing.of(Shovelboard.settings(variant));
    }

    @Override
    public int[] points(Variant variant, List<Lying> discs) {
        return new ShovelboardOracle(Shovelboard.settings(variant)).points(discs);
    }

    @Override
    public boolean nearness() {
        return true;
    }
}
