package org.pubgames.shuffleboard.table.equipment;

import java.math.BigDecimal;
import java.util.Optional;
import org.pubgames.core.internal.equipment.Between;
import org.pubgames.core.internal.equipment.Confirmed;
import org.pubgames.core.internal.equipment.Measure;
import org.pubgames.core.internal.equipment.MultipleOf;
import org.pubgames.core.internal.equipment.Notes;
import org.pubgames.shuffleboard.table.equipment.TableRegulation.Masters;

/**
 * The table, in inches.
 *
 * @param length 12 to 22 feet, masters.equipment.board-length; an even number of feet,
 *     masters.equipment.even-feet
 * @param height above the ground: about 30, masters.equipment.table-height
 * @param width 20, masters.equipment.table-width
 * @param polishedWood whether the surface is that, masters.equipment.surface
 */
public record Table(
        Optional<
                        @Between(
                                low = "144",
                                high = "264",
                                unit = "in",
                                rule = "table-shuffleboard.equipment.board-length",
                                clause = "masters.equipment.board-length",
                                groups = Masters.class)
                        @MultipleOf(
                                value = "24",
                                unit = "in",
                                message = Notes.CUSTOM,
                                rule = "table-shuffleboard.equipment.even-feet",
                                clause = "masters.equipment.even-feet",
                                groups = Masters.class)
                        BigDecimal>
                length,
        Optional<
                        @Measure(
                                nominal = "30",
                                tolerance = "0.5",
                                unit = "in",
                                message = Notes.CUSTOM,
                                rule = "table-shuffleboard.equipment.table-height",
                                clause = "masters.equipment.table-height",
                                groups = Masters.class)
                        BigDecimal>
                height,
        Optional<
                        @Measure(
                                nominal = "20",
                                tolerance = "0.5",
                                unit = "in",
                                rule = "table-shuffleboard.equipment.table-width",
                                clause = "masters.equipment.table-width",
                                groups = Masters.class)
                        BigDecimal>
                width,
        Optional<
                        @Confirmed(
                                rule = "table-shuffleboard.equipment.surface",
                                clause = "masters.equipment.surface",
                                groups = Masters.class)
                        Boolean>
                polishedWood) {}
