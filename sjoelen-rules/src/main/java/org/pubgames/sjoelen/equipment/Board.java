package org.pubgames.sjoelen.equipment;

import jakarta.validation.Valid;
import java.util.Optional;
import org.pubgames.core.internal.equipment.Confirmed;
import org.pubgames.sjoelen.equipment.Regulation.Ans;

/**
 * What an official found on a board. Everything may be left empty: what was not measured is
 * reported as such and is no fault.
 *
 * @param leagueApproved whether the league has approved the board; ans.equipment.approved-board
 * @param parts the wooden parts
 * @param thicknesses of walls and gate bar
 * @param gates labels, widths and compartments
 * @param controlLine on the bottom
 * @param outline the large dimensions
 * @param drawing measures of the ANS drawings
 */
public record Board(
        Optional<
                        @Confirmed(
                                message = "not-approved",
                                rule = "sjoelen.equipment.approved-board",
                                clause = "ans.equipment.approved-board",
                                groups = Ans.class)
                        Boolean>
                leagueApproved,
        Optional<@Valid Parts> parts,
        Optional<@Valid Thicknesses> thicknesses,
        Optional<@Valid Gates> gates,
        Optional<@Valid ControlLine> controlLine,
        Optional<@Valid Outline> outline,
        Optional<@Valid Drawing> drawing) {}
