package org.pubgames.sjoelen.equipment;

import java.math.BigDecimal;
import java.util.Optional;
import org.pubgames.core.internal.equipment.Confirmed;
import org.pubgames.core.internal.equipment.Measure;
import org.pubgames.sjoelen.equipment.Regulation.Masters;

/**
 * The large dimensions that the Masters rules give for a board, in millimetres.
 *
 * @param length 2000 ± 50, masters.equipment.board-length
 * @param width 400 ± 50, masters.equipment.board-width
 * @param sideHeight 50 ± 5, masters.equipment.side-height
 * @param startBarFromFront 430 ± 5, masters.equipment.start-bar-position
 * @param gateBarFromBack 390 ± 5, masters.equipment.gate-bar-position
 * @param frontOpen whether the front has no side, masters.equipment.open-front
 */
public record Outline(
        Optional<
                        @Measure(
                                nominal = "2000",
                                tolerance = "50",
                                rule = "sjoelen.equipment.board-length",
                                clause = "masters.equipment.board-length",
                                groups = Masters.class)
                        BigDecimal>
                length,
        Optional<
                        @Measure(
                                nominal = "400",
                                tolerance = "50",
                                rule = "sjoelen.equipment.board-width",
                                clause = "masters.equipment.board-width",
                                groups = Masters.class)
                        BigDecimal>
                width,
        Optional<
                        @Measure(
                                nominal = "50",
                                tolerance = "5",
                                rule = "sjoelen.equipment.side-height",
                                clause = "masters.equipment.side-height",
                                groups = Masters.class)
                        BigDecimal>
                sideHeight,
        Optional<
                        @Measure(
                                nominal = "430",
                                tolerance = "5",
                                rule = "sjoelen.equipment.start-bar-position",
                                clause = "masters.equipment.start-bar-position",
                                groups = Masters.class)
                        BigDecimal>
                startBarFromFront,
        Optional<
                        @Measure(
                                nominal = "390",
                                tolerance = "5",
                                rule = "sjoelen.equipment.gate-bar-position",
                                clause = "masters.equipment.gate-bar-position",
                                groups = Masters.class)
                        BigDecimal>
                gateBarFromBack,
        Optional<
                        @Confirmed(
                                message = "front-not-open",
                                rule = "sjoelen.equipment.open-front",
                                clause = "masters.equipment.open-front",
                                groups = Masters.class)
                        Boolean>
                frontOpen) {}
