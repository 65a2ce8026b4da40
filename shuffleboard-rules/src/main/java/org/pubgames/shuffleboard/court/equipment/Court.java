package org.pubgames.shuffleboard.court.equipment;

import java.math.BigDecimal;
import java.util.Optional;
import org.pubgames.core.internal.equipment.Between;
import org.pubgames.core.internal.equipment.Confirmed;
import org.pubgames.core.internal.equipment.Count;
import org.pubgames.core.internal.equipment.Measure;
import org.pubgames.shuffleboard.court.equipment.CourtRegulation.Ilsa;
import org.pubgames.shuffleboard.court.equipment.CourtRegulation.Masters;

/**
 * The court as a whole, in inches.
 *
 * @param rectangle whether it is one, masters.equipment.court-rectangle
 * @param length 52 feet, masters.equipment.court-length
 * @param width six feet, ilsa.equipment.court-width
 * @param baselinesApart 39 feet: the length less two shooting areas
 * @param deadLinesApart 12 feet: what remains of the length between the two halves
 * @param scoringAreas two, masters.equipment.scoring-area-at-each-end
 * @param lineWidth 3/4 to 1 1/2, army.equipment.line-width-minimum
 */
public record Court(
        Optional<
                        @Confirmed(
                                rule = "court-shuffleboard.equipment.court-rectangle",
                                clause = "masters.equipment.court-rectangle",
                                groups = Masters.class)
                        Boolean>
                rectangle,
        Optional<
                        @Measure(
                                nominal = "624",
                                tolerance = "3",
                                unit = "in",
                                rule = "court-shuffleboard.equipment.court-length",
                                clause = "masters.equipment.court-length",
                                groups = Masters.class)
                        BigDecimal>
                length,
        Optional<
                        @Measure(
                                nominal = "72",
                                tolerance = "3",
                                unit = "in",
                                rule = "court-shuffleboard.equipment.court-width",
                                clause = "ilsa.equipment.court-width",
                                groups = Ilsa.class)
                        BigDecimal>
                width,
        Optional<
                        @Measure(
                                nominal = "468",
                                tolerance = "3",
                                unit = "in",
                                rule = "court-shuffleboard.equipment.baselines-apart",
                                clause = "masters.equipment.court-length",
                                groups = Masters.class)
                        @Measure(
                                nominal = "468",
                                tolerance = "3",
                                unit = "in",
                                rule = "court-shuffleboard.equipment.baselines-apart",
                                clause = "ilsa.equipment.baselines-apart",
                                groups = Ilsa.class)
                        BigDecimal>
                baselinesApart,
        Optional<
                        @Measure(
                                nominal = "144",
                                tolerance = "3",
                                unit = "in",
                                rule = "court-shuffleboard.equipment.dead-lines-apart",
                                clause = "masters.equipment.court-length",
                                groups = Masters.class)
                        @Measure(
                                nominal = "144",
                                tolerance = "3",
                                unit = "in",
                                rule = "court-shuffleboard.equipment.dead-lines-apart",
                                clause = "ilsa.equipment.dead-lines-apart",
                                groups = Ilsa.class)
                        BigDecimal>
                deadLinesApart,
        Optional<
                        @Count(
                                value = 2,
                                rule = "court-shuffleboard.equipment.two-scoring-areas",
                                clause = "masters.equipment.scoring-area-at-each-end",
                                groups = Masters.class)
                        Integer>
                scoringAreas,
        Optional<
                        @Between(
                                low = "0.75",
                                high = "1.5",
                                unit = "in",
                                rule = "court-shuffleboard.equipment.line-width",
                                clause = "army.equipment.line-width-minimum",
                                groups = Ilsa.class)
                        BigDecimal>
                lineWidth) {}
