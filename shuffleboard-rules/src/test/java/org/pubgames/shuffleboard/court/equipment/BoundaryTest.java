package org.pubgames.shuffleboard.court.equipment;

import org.pubgames.core.contract.BoundaryContract;
import org.pubgames.core.internal.equipment.InspectionReport;
import org.pubgames.shuffleboard.court.CourtShuffleboard;

/** The boundaries of courts and what is played with on them. */
class BoundaryTest extends BoundaryContract {

    BoundaryTest() {
        super("court-shuffleboard", CourtShuffleboard.class);
    }

    @Override
    protected InspectionReport inspect(String json, String regulation) {
        return CourtMeasures.INSPECTION.inspect(
                CourtMeasures.INSPECTION.read(json, "boundary.json").orElseThrow(),
                CourtRegulation.valueOf(regulation));
    }
}
