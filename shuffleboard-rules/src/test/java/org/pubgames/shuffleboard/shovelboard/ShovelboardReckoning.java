package org.pubgames.shuffleboard.shovelboard;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.pubgames.core.DecisionTable;
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
        return new ShovelboardOracle(Shovelboard.settings(variant), list(variant)).points(discs);
    }

    /** What a house's list says of each area that it names. */
    private static Map<String, Integer> list(Variant variant) {
        Map<String, Integer> list = new HashMap<>();
        for (DecisionTable table : variant.tables()) {
            List<String> areas = table.kind().inputs().get(0).words();
            for (int area = 0; area < areas.size(); area++) {
                for (DecisionTable.Row row : table.rows()) {
                    if (row.fits(area)) {
                        list.putIfAbsent(areas.get(area), row.then().get(0));
                    }
                }
            }
        }
        return list;
    }

    @Override
    public boolean nearness() {
        return true;
    }
}
