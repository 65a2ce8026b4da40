package org.pubgames.shuffleboard.court.equipment;

import java.math.BigDecimal;
import java.util.Optional;
import org.pubgames.core.internal.equipment.Between;
import org.pubgames.core.internal.equipment.Measure;
import org.pubgames.core.internal.equipment.Notes;
import org.pubgames.shuffleboard.court.equipment.CourtRegulation.Masters;

/**
 * One disc as an official measured it.
 *
 * @param diameter in inches: 6, masters.equipment.disc-diameter
 * @param thickness in inches: 9/16 to 1, masters.equipment.disc-thickness
 * @param weight in ounces: normally 15, masters.equipment.disc-weight
 */
public record Disc(
        Optional<
                        @Measure(
                                nominal = "6",
                                tolerance = "0.5",
                                unit = "in",
                                rule = "court-shuffleboard.equipment.disc-diameter",
                                clause = "masters.equipment.disc-diameter",
                                groups = Masters.class)
                        BigDecimal>
                diameter,
        Optional<
                        @Between(
                                low = "0.5625",
                                high = "1",
                                unit = "in",
                                rule = "court-shuffleboard.equipment.disc-thickness",
                                clause = "masters.equipment.disc-thickness",
                                groups = Masters.class)
                        BigDecimal>
                thickness,
        Optional<
                        @Measure(
                                nominal = "15",
                                tolerance = "0.5",
                                unit = "oz",
                                message = Notes.CUSTOM,
                                rule = "court-shuffleboard.equipment.disc-weight",
                                clause = "masters.equipment.disc-weight",
                                groups = Masters.class)
                        BigDecimal>
                weight) {}
