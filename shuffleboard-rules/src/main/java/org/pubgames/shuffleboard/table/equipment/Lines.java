package org.pubgames.shuffleboard.table.equipment;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.internal.equipment.Confirmed;
import org.pubgames.core.internal.equipment.Count;
import org.pubgames.core.internal.equipment.Measure;
import org.pubgames.shuffleboard.table.equipment.TableRegulation.Federation;
import org.pubgames.shuffleboard.table.equipment.TableRegulation.Masters;

/**
 * The lines across the table, in inches.
 *
 * @param foulLine whether there is one, masters.equipment.foul-line
 * @param foulLines how many there are: two, fed.equipment.two-foul-lines
 * @param foulLinesFromEnd of each its distance from the nearer end: six feet,
 *     masters.equipment.foul-line-position
 * @param scoringLines lines nearer the end: two, masters.equipment.two-scoring-lines
 * @param twoPointLineFromEnd 12, masters.equipment.two-point-line-position
 * @param threePointLineFromEnd 6, masters.equipment.three-point-line-position
 */
public record Lines(
        Optional<
                        @Confirmed(
                                rule = "table-shuffleboard.equipment.foul-line",
                                clause = "masters.equipment.foul-line",
                                groups = Masters.class)
                        Boolean>
                foulLine,
        Optional<
                        @Count(
                                value = 2,
                                rule = "table-shuffleboard.equipment.two-foul-lines",
                                clause = "fed.equipment.two-foul-lines",
                                groups = Federation.class)
                        Integer>
                foulLines,
        Optional<
                        List<
                                @Measure(
                                        nominal = "72",
                                        tolerance = "6",
                                        unit = "in",
                                        rule = "table-shuffleboard.equipment.foul-line-position",
                                        clause = "masters.equipment.foul-line-position",
                                        groups = Masters.class)
                                @Measure(
                                        nominal = "72",
                                        tolerance = "6",
                                        unit = "in",
                                        rule = "table-shuffleboard.equipment.foul-line-position",
                                        clause = "fed.equipment.two-foul-lines",
                                        groups = Federation.class)
                                BigDecimal>>
                foulLinesFromEnd,
        Optional<
                        @Count(
                                value = 2,
                                rule = "table-shuffleboard.equipment.two-scoring-lines",
                                clause = "masters.equipment.two-scoring-lines",
                                groups = Masters.class)
                        Integer>
                scoringLines,
        Optional<
                        @Measure(
                                nominal = "12",
                                tolerance = "0.5",
                                unit = "in",
                                rule = "table-shuffleboard.equipment.two-point-line-position",
                                clause = "masters.equipment.two-point-line-position",
                                groups = Masters.class)
                        @Measure(
                                nominal = "12",
                                tolerance = "0.5",
                                unit = "in",
                                rule = "table-shuffleboard.equipment.two-point-line-position",
                                clause = "fed.equipment.two-line-position",
                                groups = Federation.class)
                        BigDecimal>
                twoPointLineFromEnd,
        Optional<
                        @Measure(
                                nominal = "6",
                                tolerance = "0.5",
                                unit = "in",
                                rule = "table-shuffleboard.equipment.three-point-line-position",
                                clause = "masters.equipment.three-point-line-position",
                                groups = Masters.class)
                        @Measure(
                                nominal = "6",
                                tolerance = "0.5",
                                unit = "in",
                                rule = "table-shuffleboard.equipment.three-point-line-position",
                                clause = "fed.equipment.three-line-position",
                                groups = Federation.class)
                        BigDecimal>
                threePointLineFromEnd) {

    public Lines {
        foulLinesFromEnd = foulLinesFromEnd.map(List::copyOf);
    }
}
