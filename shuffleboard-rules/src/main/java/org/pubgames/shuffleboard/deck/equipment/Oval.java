package org.pubgames.shuffleboard.deck.equipment;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.internal.equipment.Confirmed;
import org.pubgames.core.internal.equipment.Count;
import org.pubgames.core.internal.equipment.InOrder;
import org.pubgames.core.internal.equipment.Measure;
import org.pubgames.core.internal.equipment.Notes;
import org.pubgames.shuffleboard.deck.equipment.DeckRegulation.Masters;

/**
 * One oval and its two lines, in inches.
 *
 * @param length from front to back: six feet, masters.equipment.oval-length
 * @param squareInMiddle masters.equipment.square-in-middle
 * @param squareSide 36: half the oval, whose ends are half as deep as the square
 * @param cells values of the squares, row by row from the far side and from left to right,
 *     masters.equipment.cell-values
 * @param semicircles two, masters.equipment.two-semicircles
 * @param onSquare whether the edges of the square are their straight sides,
 *     masters.equipment.semicircle-straight-sides
 * @param semicircleDepth 18: a quarter of the oval
 * @param semicircleValues the far one typically 10, the near one -10,
 *     masters.equipment.far-semicircle-value
 * @param gentlemansLine behind the far apex: 12, masters.equipment.gentlemans-line
 * @param ladiesLine in front of the near apex: 24, masters.equipment.ladies-line
 */
public record Oval(
        Optional<
                        @Measure(
                                nominal = "72",
                                tolerance = "6",
                                unit = "in",
                                rule = "deck-shuffleboard.equipment.oval-length",
                                clause = "masters.equipment.oval-length",
                                groups = Masters.class)
                        BigDecimal>
                length,
        Optional<
                        @Confirmed(
                                rule = "deck-shuffleboard.equipment.square-in-middle",
                                clause = "masters.equipment.square-in-middle",
                                groups = Masters.class)
                        Boolean>
                squareInMiddle,
        Optional<
                        @Measure(
                                nominal = "36",
                                tolerance = "3",
                                unit = "in",
                                rule = "deck-shuffleboard.equipment.square-side",
                                clause = "masters.equipment.oval-length",
                                groups = Masters.class)
                        BigDecimal>
                squareSide,
        Optional<
                        @Count(
                                        value = 9,
                                        rule = "deck-shuffleboard.equipment.nine-cells",
                                        clause = "masters.equipment.nine-cells",
                                        groups = Masters.class)
                                @InOrder(
                                        value = {8, 1, 6, 3, 5, 7, 4, 9, 2},
                                        rule = "deck-shuffleboard.equipment.cell-values",
                                        clause = "masters.equipment.cell-values",
                                        groups = Masters.class)
                                @MagicSquare(
                                        value = 15,
                                        rule = "deck-shuffleboard.equipment.magic-square",
                                        clause = "masters.equipment.magic-square",
                                        groups = Masters.class)
                                List<
                                Integer>>
                cells,
        Optional<
                        @Count(
                                value = 2,
                                rule = "deck-shuffleboard.equipment.two-semicircles",
                                clause = "masters.equipment.two-semicircles",
                                groups = Masters.class)
                        Integer>
                semicircles,
        Optional<
                        @Confirmed(
                                rule = "deck-shuffleboard.equipment.semicircle-straight-sides",
                                clause = "masters.equipment.semicircle-straight-sides",
                                groups = Masters.class)
                        Boolean>
                onSquare,
        Optional<
                        @Measure(
                                nominal = "18",
                                tolerance = "1.5",
                                unit = "in",
                                rule = "deck-shuffleboard.equipment.semicircle-depth",
                                clause = "masters.equipment.oval-length",
                                groups = Masters.class)
                        BigDecimal>
                semicircleDepth,
        Optional<
                        @InOrder(
                                        value = {10, -10},
                                        message = Notes.CUSTOM,
                                        rule = "deck-shuffleboard.equipment.semicircle-values",
                                        clause = "masters.equipment.far-semicircle-value",
                                        groups = Masters.class)
                                List<
                                Integer>>
                semicircleValues,
        Optional<
                        @Measure(
                                nominal = "12",
                                tolerance = "6",
                                unit = "in",
                                rule = "deck-shuffleboard.equipment.gentlemans-line",
                                clause = "masters.equipment.gentlemans-line",
                                groups = Masters.class)
                        BigDecimal>
                gentlemansLine,
        Optional<
                        @Measure(
                                nominal = "24",
                                tolerance = "6",
                                unit = "in",
                                rule = "deck-shuffleboard.equipment.ladies-line",
                                clause = "masters.equipment.ladies-line",
                                groups = Masters.class)
                        BigDecimal>
                ladiesLine) {

    public Oval {
        cells = cells.map(List::copyOf);
        semicircleValues = semicircleValues.map(List::copyOf);
    }
}
