package org.pubgames.sjoelen.equipment;

import java.util.Optional;
import org.pubgames.sjoelen.equipment.Regulation.Ans;
import org.pubgames.sjoelen.equipment.Regulation.Masters;

/**
 * The parts of a board. A part that nobody looked at is left empty; one that was looked for and not
 * found is {@link Part#MISSING}.
 *
 * @param startBar ans.equipment.part-start-bar, masters.equipment.start-bar
 * @param bottom ans.equipment.part-bottom, masters.equipment.board-material
 * @param sideWalls ans.equipment.part-side-walls, masters.equipment.three-sides
 * @param gateBar ans.equipment.part-gate-bar, masters.equipment.gate-bar
 * @param partitionWalls ans.equipment.part-partition-walls, masters.equipment.four-compartments
 * @param backWall ans.equipment.part-back-wall, masters.equipment.three-sides
 */
public record Parts(
        Optional<
                        @WoodenPart(
                                rule = "sjoelen.equipment.start-bar",
                                clause = "ans.equipment.part-start-bar",
                                groups = Ans.class)
                        @WoodenPart(
                                rule = "sjoelen.equipment.start-bar",
                                clause = "masters.equipment.start-bar",
                                groups = Masters.class)
                        Part>
                startBar,
        Optional<
                        @WoodenPart(
                                rule = "sjoelen.equipment.bottom",
                                clause = "ans.equipment.part-bottom",
                                groups = Ans.class)
                        @WoodenPart(
                                rule = "sjoelen.equipment.bottom",
                                clause = "masters.equipment.board-material",
                                groups = Masters.class)
                        Part>
                bottom,
        Optional<
                        @WoodenPart(
                                rule = "sjoelen.equipment.side-walls",
                                clause = "ans.equipment.part-side-walls",
                                groups = Ans.class)
                        @WoodenPart(
                                rule = "sjoelen.equipment.side-walls",
                                clause = "masters.equipment.three-sides",
                                groups = Masters.class)
                        Part>
                sideWalls,
        Optional<
                        @WoodenPart(
                                rule = "sjoelen.equipment.gate-bar",
                                clause = "ans.equipment.part-gate-bar",
                                groups = Ans.class)
                        @WoodenPart(
                                rule = "sjoelen.equipment.gate-bar",
                                clause = "masters.equipment.gate-bar",
                                groups = Masters.class)
                        Part>
                gateBar,
        Optional<
                        @WoodenPart(
                                rule = "sjoelen.equipment.partition-walls",
                                clause = "ans.equipment.part-partition-walls",
                                groups = Ans.class)
                        Part>
                partitionWalls,
        Optional<
                        @WoodenPart(
                                rule = "sjoelen.equipment.back-wall",
                                clause = "ans.equipment.part-back-wall",
                                groups = Ans.class)
                        @WoodenPart(
                                rule = "sjoelen.equipment.back-wall",
                                clause = "masters.equipment.three-sides",
                                groups = Masters.class)
                        Part>
                backWall) {}
