package org.pubgames.shuffleboard.shovelboard.equipment;

import java.math.BigDecimal;
import java.util.Optional;
import org.pubgames.core.internal.equipment.Between;
import org.pubgames.core.internal.equipment.Count;
import org.pubgames.core.internal.equipment.Measure;
import org.pubgames.core.internal.equipment.Notes;
import org.pubgames.shuffleboard.shovelboard.equipment.ShovelboardRegulation.Britannica;
import org.pubgames.shuffleboard.shovelboard.equipment.ShovelboardRegulation.Cassell;
import org.pubgames.shuffleboard.shovelboard.equipment.ShovelboardRegulation.Masters;
import org.pubgames.shuffleboard.shovelboard.equipment.ShovelboardRegulation.Nie;
import org.pubgames.shuffleboard.shovelboard.equipment.ShovelboardRegulation.Strutt;

/**
 * The table, in inches.
 *
 * @param length 20 to 30 feet, masters.equipment.table-length
 * @param width around three feet, masters.equipment.table-width
 * @param targetLines lines at the target end: two, masters.equipment.near-line
 * @param farLineFromEnd 4, masters.equipment.far-line-position
 * @param nearLineFromFarLine four feet, masters.equipment.near-line-position
 */
public record Board(
        Optional<
                        @Between(
                                low = "240",
                                high = "360",
                                unit = "in",
                                rule = "shovelboard.equipment.table-length",
                                clause = "masters.equipment.table-length",
                                groups = Masters.class)
                        @Measure(
                                nominal = "360",
                                tolerance = "6",
                                unit = "in",
                                rule = "shovelboard.equipment.table-length",
                                clause = "cassell.equipment.board-length",
                                groups = Cassell.class)
                        @Between(
                                low = "336",
                                high = "360",
                                unit = "in",
                                rule = "shovelboard.equipment.table-length",
                                clause = "britannica-1911.equipment.board-length",
                                groups = Britannica.class)
                        BigDecimal>
                length,
        Optional<
                        @Measure(
                                nominal = "36",
                                tolerance = "6",
                                unit = "in",
                                message = Notes.CUSTOM,
                                rule = "shovelboard.equipment.table-width",
                                clause = "masters.equipment.table-width",
                                groups = Masters.class)
                        @Measure(
                                nominal = "20",
                                tolerance = "0.5",
                                unit = "in",
                                rule = "shovelboard.equipment.table-width",
                                clause = "cassell.equipment.board-width",
                                groups = Cassell.class)
                        @Between(
                                low = "18",
                                high = "20",
                                unit = "in",
                                rule = "shovelboard.equipment.table-width",
                                clause = "britannica-1911.equipment.board-width",
                                groups = Britannica.class)
                        BigDecimal>
                width,
        Optional<
                        @Count(
                                value = 2,
                                rule = "shovelboard.equipment.target-lines",
                                clause = "masters.equipment.near-line",
                                groups = Masters.class)
                        @Count(
                                value = 2,
                                rule = "shovelboard.equipment.target-lines",
                                clause = "strutt.equipment.near-line",
                                groups = Strutt.class)
                        @Count(
                                value = 1,
                                rule = "shovelboard.equipment.target-lines",
                                clause = "cassell.equipment.no-near-line",
                                groups = Cassell.class)
                        @Count(
                                value = 1,
                                rule = "shovelboard.equipment.target-lines",
                                clause = "britannica-1911.equipment.no-near-line",
                                groups = Britannica.class)
                        Integer>
                targetLines,
        Optional<
                        @Measure(
                                nominal = "4",
                                tolerance = "0.5",
                                unit = "in",
                                rule = "shovelboard.equipment.far-line-position",
                                clause = "masters.equipment.far-line-position",
                                groups = Masters.class)
                        @Between(
                                low = "3",
                                high = "4",
                                unit = "in",
                                rule = "shovelboard.equipment.far-line-position",
                                clause = "strutt.equipment.far-line",
                                groups = Strutt.class)
                        @Measure(
                                nominal = "5",
                                tolerance = "0.5",
                                unit = "in",
                                rule = "shovelboard.equipment.far-line-position",
                                clause = "cassell.equipment.five-inch-lines",
                                groups = Cassell.class)
                        @Measure(
                                nominal = "5",
                                tolerance = "0.5",
                                unit = "in",
                                rule = "shovelboard.equipment.far-line-position",
                                clause = "britannica-1911.equipment.deuce-line",
                                groups = Britannica.class)
                        @Measure(
                                nominal = "5",
                                tolerance = "0.5",
                                unit = "in",
                                rule = "shovelboard.equipment.far-line-position",
                                clause = "nie.equipment.five-inch-lines",
                                groups = Nie.class)
                        BigDecimal>
                farLineFromEnd,
        Optional<
                        @Measure(
                                nominal = "48",
                                tolerance = "6",
                                unit = "in",
                                rule = "shovelboard.equipment.near-line-position",
                                clause = "masters.equipment.near-line-position",
                                groups = Masters.class)
                        @Measure(
                                nominal = "48",
                                tolerance = "6",
                                unit = "in",
                                rule = "shovelboard.equipment.near-line-position",
                                clause = "strutt.equipment.near-line",
                                groups = Strutt.class)
                        BigDecimal>
                nearLineFromFarLine) {}
