package org.pubgames.sjoelen.equipment;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.internal.equipment.Confirmed;
import org.pubgames.core.internal.equipment.Count;
import org.pubgames.core.internal.equipment.Measure;
import org.pubgames.core.internal.equipment.NotQuantified;
import org.pubgames.sjoelen.equipment.Regulation.Ans;
import org.pubgames.sjoelen.equipment.Regulation.Hommas;
import org.pubgames.sjoelen.equipment.Regulation.Masters;
import org.pubgames.sjoelen.equipment.Regulation.Schilte;

/**
 * The gates (arches) and the compartments behind them.
 *
 * @param labels one label for each gate, from left to right: 2, 3, 4, 1; ans.equipment.gate-values,
 *     masters.equipment.gate-values
 * @param widths of the gates from left to right, in millimetres: 60 ± 5 for Hommas,
 *     masters.equipment.gate-width
 * @param spacings of neighbouring gates from left to right, in millimetres, all taken the same way;
 *     masters.equipment.gates-evenly-spaced
 * @param compartments how many there are; masters.equipment.four-compartments
 * @param separate whether no disc can get from one compartment into the next or stay between them;
 *     masters.equipment.compartments-separate
 */
public record Gates(
        Optional<
                        @Count(
                                        value = 4,
                                        rule = "sjoelen.equipment.four-gates",
                                        clause = "masters.equipment.four-gates",
                                        groups = Masters.class)
                                @GateOrder(
                                        value = {2, 3, 4, 1},
                                        rule = "sjoelen.equipment.gate-order",
                                        clause = "ans.equipment.gate-values",
                                        groups = Ans.class)
                                @GateOrder(
                                        value = {2, 3, 4, 1},
                                        rule = "sjoelen.equipment.gate-order",
                                        clause = "masters.equipment.gate-values",
                                        groups = Masters.class)
                                List<
                                @Labelled(
                                        rule = "sjoelen.equipment.gate-labels",
                                        clause = "ans.equipment.gate-labels-present",
                                        groups = Ans.class)
                                @Labelled(
                                        rule = "sjoelen.equipment.gate-labels",
                                        clause = "masters.equipment.gate-values",
                                        groups = Masters.class)
                                GateLabel>>
                labels,
        @NotQuantified(
                        rule = "sjoelen.equipment.schilte-gates",
                        clause = "masters.equipment.schilte-gates-differ",
                        groups = Schilte.class)
                Optional<
                                List<
                                        @Measure(
                                                nominal = "60",
                                                tolerance = "5",
                                                rule = "sjoelen.equipment.gate-width",
                                                clause = "masters.equipment.gate-width",
                                                groups = Hommas.class)
                                        BigDecimal>>
                        widths,
        Optional<
                        @EvenlySpaced(
                                        spread = "10",
                                        rule = "sjoelen.equipment.gates-evenly-spaced",
                                        clause = "masters.equipment.gates-evenly-spaced",
                                        groups = Masters.class)
                                List<
                                BigDecimal>>
                spacings,
        Optional<
                        @Count(
                                value = 4,
                                rule = "sjoelen.equipment.four-compartments",
                                clause = "masters.equipment.four-compartments",
                                groups = Masters.class)
                        Integer>
                compartments,
        Optional<
                        @Confirmed(
                                message = "compartments-not-separate",
                                rule = "sjoelen.equipment.compartments-separate",
                                clause = "masters.equipment.compartments-separate",
                                groups = Masters.class)
                        Boolean>
                separate) {

    public Gates {
        labels = labels.map(List::copyOf);
        widths = widths.map(List::copyOf);
        spacings = spacings.map(List::copyOf);
    }
}
