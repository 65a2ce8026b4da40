package org.pubgames.sjoelen.equipment;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.internal.equipment.Measure;
import org.pubgames.sjoelen.equipment.Regulation.Ans;

/**
 * How thick the walls of a board are, in millimetres; one value for each wall where there are
 * several.
 *
 * @param sideWalls 12 mm ± 0.3 %, ans.equipment.thickness-side-walls
 * @param partitionWalls 12 mm ± 0.3 %, ans.equipment.thickness-partition-walls
 * @param backWall 14 mm ± 0.3 %, ans.equipment.thickness-back-wall
 * @param gateBar 14 mm ± 0.3 %, ans.equipment.thickness-gate-bar
 */
public record Thicknesses(
        Optional<
                        List<
                                @Measure(
                                        nominal = "12",
                                        tolerance = "0.3%",
                                        rule = "sjoelen.equipment.side-wall-thickness",
                                        clause = "ans.equipment.thickness-side-walls",
                                        groups = Ans.class)
                                BigDecimal>>
                sideWalls,
        Optional<
                        List<
                                @Measure(
                                        nominal = "12",
                                        tolerance = "0.3%",
                                        rule = "sjoelen.equipment.partition-wall-thickness",
                                        clause = "ans.equipment.thickness-partition-walls",
                                        groups = Ans.class)
                                BigDecimal>>
                partitionWalls,
        Optional<
                        @Measure(
                                nominal = "14",
                                tolerance = "0.3%",
                                rule = "sjoelen.equipment.back-wall-thickness",
                                clause = "ans.equipment.thickness-back-wall",
                                groups = Ans.class)
                        BigDecimal>
                backWall,
        Optional<
                        @Measure(
                                nominal = "14",
                                tolerance = "0.3%",
                                rule = "sjoelen.equipment.gate-bar-thickness",
                                clause = "ans.equipment.thickness-gate-bar",
                                groups = Ans.class)
                        BigDecimal>
                gateBar) {

    public Thicknesses {
        sideWalls = sideWalls.map(List::copyOf);
        partitionWalls = partitionWalls.map(List::copyOf);
    }
}
