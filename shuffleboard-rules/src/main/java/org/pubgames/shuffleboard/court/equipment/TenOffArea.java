package org.pubgames.shuffleboard.court.equipment;

import java.math.BigDecimal;
import java.util.Optional;
import org.pubgames.core.internal.equipment.Confirmed;
import org.pubgames.core.internal.equipment.Measure;
import org.pubgames.core.internal.equipment.Notes;
import org.pubgames.shuffleboard.court.equipment.CourtRegulation.Ilsa;
import org.pubgames.shuffleboard.court.equipment.CourtRegulation.Masters;

/**
 * The 10-off area, in inches.
 *
 * @param slantingSides masters.equipment.ten-off-slanting-sides
 * @param parallelSides whether the sides have the angle of the triangle’s,
 *     masters.equipment.ten-off-side-angle
 * @param widthAtBaseline six feet, ilsa.equipment.ten-off-width-baseline
 * @param widthAtSevenLine five feet, ilsa.equipment.ten-off-width-seven-line
 * @param separation whether a thin triangle makes two halves, masters.equipment.ten-off-halves
 * @param separationCentral whether it stands in the middle,
 *     masters.equipment.separation-triangle-central
 * @param separationWidth at the baseline: about 4, ilsa.equipment.separation-triangle
 */
public record TenOffArea(
        Optional<
                        @Confirmed(
                                rule = "court-shuffleboard.equipment.ten-off-slanting-sides",
                                clause = "masters.equipment.ten-off-slanting-sides",
                                groups = Masters.class)
                        Boolean>
                slantingSides,
        Optional<
                        @Confirmed(
                                rule = "court-shuffleboard.equipment.ten-off-side-angle",
                                clause = "masters.equipment.ten-off-side-angle",
                                groups = Masters.class)
                        Boolean>
                parallelSides,
        Optional<
                        @Measure(
                                nominal = "72",
                                tolerance = "3",
                                unit = "in",
                                rule = "court-shuffleboard.equipment.ten-off-width-baseline",
                                clause = "ilsa.equipment.ten-off-width-baseline",
                                groups = Ilsa.class)
                        BigDecimal>
                widthAtBaseline,
        Optional<
                        @Measure(
                                nominal = "60",
                                tolerance = "3",
                                unit = "in",
                                rule = "court-shuffleboard.equipment.ten-off-width-seven-line",
                                clause = "ilsa.equipment.ten-off-width-seven-line",
                                groups = Ilsa.class)
                        BigDecimal>
                widthAtSevenLine,
        Optional<
                        @Confirmed(
                                rule = "court-shuffleboard.equipment.separation-triangle",
                                clause = "masters.equipment.ten-off-halves",
                                groups = Masters.class)
                        @Confirmed(
                                rule = "court-shuffleboard.equipment.separation-triangle",
                                clause = "ilsa.equipment.separation-triangle",
                                groups = Ilsa.class)
                        Boolean>
                separation,
        Optional<
                        @Confirmed(
                                rule = "court-shuffleboard.equipment.separation-central",
                                clause = "masters.equipment.separation-triangle-central",
                                groups = Masters.class)
                        Boolean>
                separationCentral,
        Optional<
                        @Measure(
                                nominal = "4",
                                tolerance = "0.5",
                                unit = "in",
                                message = Notes.CUSTOM,
                                rule = "court-shuffleboard.equipment.separation-width",
                                clause = "ilsa.equipment.separation-triangle",
                                groups = Ilsa.class)
                        BigDecimal>
                separationWidth) {}
