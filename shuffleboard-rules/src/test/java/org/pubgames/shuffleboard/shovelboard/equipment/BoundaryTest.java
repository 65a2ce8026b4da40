package org.pubgames.shuffleboard.shovelboard.equipment;

import org.pubgames.core.contract.BoundaryContract;
import org.pubgames.core.internal.equipment.InspectionReport;
import org.pubgames.shuffleboard.shovelboard.Shovelboard;

/** The boundaries of shovelboards and what is played with on them. */
class BoundaryTest extends BoundaryContract {

    BoundaryTest() {
        super("shovelboard", Shovelboard.class);
    }

    @Override
    protected InspectionReport inspect(String json, String regulation) {
        return ShovelboardMeasures.INSPECTION.inspect(
                ShovelboardMeasures.INSPECTION.read(json, "boundary.json").orElseThrow(),
                ShovelboardRegulation.valueOf(regulation));
    }
}
