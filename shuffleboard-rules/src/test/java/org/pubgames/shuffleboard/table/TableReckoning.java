package org.pubgames.shuffleboard.table;

import java.util.List;
import org.pubgames.core.Variant;
import org.pubgames.shuffleboard.Drawing;
import org.pubgames.shuffleboard.Layout.Lying;
import org.pubgames.shuffleboard.Reckoning;

/** The table by hand. */
final class TableReckoning implements Reckoning {

    @Override
    public Drawing drawing(Variant variant) {
        return TableDrawing.of(TableShuffleboard.settings(variant));
    }

    @Override
    public int[] points(Variant variant, List<Lying> discs) {
        return new TableOracle(TableShuffleboard.settings(variant)).points(discs);
    }

    @Override
    public boolean nearness() {
        return true;
    }
}
