package org.pubgames.sjoelen.equipment;

import java.math.BigDecimal;
import java.util.Optional;
import org.pubgames.core.internal.equipment.Confirmed;
import org.pubgames.core.internal.equipment.Measure;
import org.pubgames.sjoelen.equipment.Regulation.Ans;

/**
 * The line on the bottom that a disc must pass to be in play.
 *
 * @param present whether there is one; ans.equipment.control-line-present
 * @param offset how far it lies from the point straight below the rear of the start bar, in
 *     millimetres, positive away from the player; ans.equipment.control-line-position
 */
public record ControlLine(
        Optional<
                        @Confirmed(
                                message = "no-control-line",
                                rule = "sjoelen.equipment.control-line",
                                clause = "ans.equipment.control-line-present",
                                groups = Ans.class)
                        Boolean>
                present,
        Optional<
                        @Measure(
                                nominal = "0",
                                tolerance = "0.3%",
                                rule = "sjoelen.equipment.control-line-position",
                                clause = "ans.equipment.control-line-position",
                                groups = Ans.class)
                        BigDecimal>
                offset) {}
