package org.pubgames.sjoelen.equipment;

import org.pubgames.core.contract.BoundaryContract;
import org.pubgames.core.internal.equipment.InspectionReport;
import org.pubgames.sjoelen.Sjoelen;

/** The boundaries of boards, discs and piles. */
class BoundaryTest extends BoundaryContract {

    BoundaryTest() {
        super("sjoelen", Sjoelen.class);
    }

    @Override
    protected InspectionReport inspect(String json, String regulation) {
        return EquipmentInspection.inspect(
                EquipmentInspection.read(json, "boundary.json").orElseThrow(),
                Regulation.valueOf(regulation));
    }
}
