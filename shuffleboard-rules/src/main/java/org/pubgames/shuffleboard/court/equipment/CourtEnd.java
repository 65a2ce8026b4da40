package org.pubgames.shuffleboard.court.equipment;

import jakarta.validation.Valid;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.internal.equipment.Confirmed;
import org.pubgames.core.internal.equipment.Count;
import org.pubgames.core.internal.equipment.InOrder;
import org.pubgames.core.internal.equipment.Measure;
import org.pubgames.shuffleboard.court.equipment.CourtRegulation.Ilsa;
import org.pubgames.shuffleboard.court.equipment.CourtRegulation.Masters;

/**
 * One end of the court: its lines as distances, in inches, and the scoring triangle.
 *
 * @param baselineFromEnd 6 1/2 feet, masters.equipment.baseline-distance
 * @param sevenLine from the baseline to the base of the triangle: 18,
 *     masters.equipment.second-line-distance
 * @param eightLine from the baseline to the line between 7 and 8: 54,
 *     masters.equipment.rest-halved-across
 * @param tenLine from the baseline to the line between 8 and 10: 90, masters.equipment.ten-line
 * @param apex from the baseline to the point of the triangle: 126,
 *     masters.equipment.triangle-height
 * @param deadLine from the baseline to the dead line: 162, masters.equipment.dead-line-distance
 * @param isosceles whether the triangle has two equal sides, masters.equipment.triangle-base
 * @param baseWidth of the triangle: six feet, ilsa.equipment.triangle-base-width
 * @param centreLine whether it divides the 7 and the 8 areas,
 *     masters.equipment.rest-halved-lengthways
 * @param marks of the areas, from the point to the base and from left to right: 10, 8, 8, 7, 7,
 *     masters.equipment.ten-area
 * @param tenOff the 10-off area
 */
public record CourtEnd(
        Optional<
                        @Measure(
                                nominal = "78",
                                tolerance = "3",
                                unit = "in",
                                rule = "court-shuffleboard.equipment.baseline",
                                clause = "masters.equipment.baseline-distance",
                                groups = Masters.class)
                        @Measure(
                                nominal = "78",
                                tolerance = "3",
                                unit = "in",
                                rule = "court-shuffleboard.equipment.baseline",
                                clause = "ilsa.equipment.standing-area-depth",
                                groups = Ilsa.class)
                        BigDecimal>
                baselineFromEnd,
        Optional<
                        @Measure(
                                nominal = "18",
                                tolerance = "3",
                                unit = "in",
                                rule = "court-shuffleboard.equipment.seven-line",
                                clause = "masters.equipment.second-line-distance",
                                groups = Masters.class)
                        @Measure(
                                nominal = "18",
                                tolerance = "0.5",
                                unit = "in",
                                rule = "court-shuffleboard.equipment.seven-line",
                                clause = "ilsa.equipment.seven-line",
                                groups = Ilsa.class)
                        BigDecimal>
                sevenLine,
        Optional<
                        @Measure(
                                nominal = "54",
                                tolerance = "3",
                                unit = "in",
                                rule = "court-shuffleboard.equipment.eight-line",
                                clause = "masters.equipment.rest-halved-across",
                                groups = Masters.class)
                        @Measure(
                                nominal = "54",
                                tolerance = "0.5",
                                unit = "in",
                                rule = "court-shuffleboard.equipment.eight-line",
                                clause = "ilsa.equipment.eight-line",
                                groups = Ilsa.class)
                        BigDecimal>
                eightLine,
        Optional<
                        @Measure(
                                nominal = "90",
                                tolerance = "3",
                                unit = "in",
                                rule = "court-shuffleboard.equipment.ten-line",
                                clause = "masters.equipment.ten-line",
                                groups = Masters.class)
                        @Measure(
                                nominal = "90",
                                tolerance = "0.5",
                                unit = "in",
                                rule = "court-shuffleboard.equipment.ten-line",
                                clause = "ilsa.equipment.ten-line",
                                groups = Ilsa.class)
                        BigDecimal>
                tenLine,
        Optional<
                        @Measure(
                                nominal = "126",
                                tolerance = "3",
                                unit = "in",
                                rule = "court-shuffleboard.equipment.apex",
                                clause = "masters.equipment.triangle-height",
                                groups = Masters.class)
                        @Measure(
                                nominal = "126",
                                tolerance = "0.5",
                                unit = "in",
                                rule = "court-shuffleboard.equipment.apex",
                                clause = "ilsa.equipment.apex",
                                groups = Ilsa.class)
                        BigDecimal>
                apex,
        Optional<
                        @Measure(
                                nominal = "162",
                                tolerance = "3",
                                unit = "in",
                                rule = "court-shuffleboard.equipment.dead-line",
                                clause = "masters.equipment.dead-line-distance",
                                groups = Masters.class)
                        @Measure(
                                nominal = "162",
                                tolerance = "0.5",
                                unit = "in",
                                rule = "court-shuffleboard.equipment.dead-line",
                                clause = "ilsa.equipment.dead-line",
                                groups = Ilsa.class)
                        BigDecimal>
                deadLine,
        Optional<
                        @Confirmed(
                                rule = "court-shuffleboard.equipment.isosceles-triangle",
                                clause = "masters.equipment.triangle-base",
                                groups = Masters.class)
                        Boolean>
                isosceles,
        Optional<
                        @Measure(
                                nominal = "72",
                                tolerance = "3",
                                unit = "in",
                                rule = "court-shuffleboard.equipment.triangle-base-width",
                                clause = "ilsa.equipment.triangle-base-width",
                                groups = Ilsa.class)
                        BigDecimal>
                baseWidth,
        Optional<
                        @Confirmed(
                                rule = "court-shuffleboard.equipment.centre-line",
                                clause = "masters.equipment.rest-halved-lengthways",
                                groups = Masters.class)
                        @Confirmed(
                                rule = "court-shuffleboard.equipment.centre-line",
                                clause = "ilsa.equipment.centre-line",
                                groups = Ilsa.class)
                        Boolean>
                centreLine,
        Optional<
                        @Count(
                                        value = 5,
                                        rule = "court-shuffleboard.equipment.five-areas",
                                        clause = "masters.equipment.five-areas",
                                        groups = Masters.class)
                                @InOrder(
                                        value = {10, 8, 8, 7, 7},
                                        rule = "court-shuffleboard.equipment.area-marks",
                                        clause = "masters.equipment.ten-area",
                                        groups = Masters.class)
                                List<
                                Integer>>
                marks,
        Optional<@Valid TenOffArea> tenOff) {

    public CourtEnd {
        marks = marks.map(List::copyOf);
    }
}
