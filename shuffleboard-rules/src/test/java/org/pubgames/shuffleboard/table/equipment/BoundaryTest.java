package org.pubgames.shuffleboard.table.equipment;

import org.pubgames.core.contract.BoundaryContract;
import org.pubgames.core.internal.equipment.InspectionReport;
import org.pubgames.shuffleboard.table.TableShuffleboard;

/** The boundaries of tables and what is played with on them. */
class BoundaryTest extends BoundaryContract {

    BoundaryTest() {
        super("table-shuffleboard", TableShuffleboard.class);
    }

    @Override
    protected InspectionReport inspect(String json, String regulation) {
        return TableMeasures.INSPECTION.inspect(
                TableMeasures.INSPECTION.read(json, "boundary.json").orElseThrow(),
                TableRegulation.valueOf(regulation));
    }
}
