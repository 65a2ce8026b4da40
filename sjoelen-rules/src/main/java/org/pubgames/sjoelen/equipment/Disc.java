package org.pubgames.sjoelen.equipment;

import java.math.BigDecimal;
import java.util.Optional;
import org.pubgames.core.internal.equipment.Measure;
import org.pubgames.core.internal.equipment.NotQuantified;
import org.pubgames.core.internal.equipment.OneOf;
import org.pubgames.sjoelen.equipment.Regulation.Ans;
import org.pubgames.sjoelen.equipment.Regulation.Hommas;
import org.pubgames.sjoelen.equipment.Regulation.Masters;
import org.pubgames.sjoelen.equipment.Regulation.Schilte;

/**
 * One disc as an official measured it; what was not measured is left empty.
 *
 * @param material beech in ANS (ans.equipment.disc-material), any wood in the Masters rules
 *     (masters.equipment.disc-material)
 * @param surface concave, ans.equipment.disc-surface
 * @param weight in grams: 20 ± 3, ans.equipment.disc-weight
 * @param diameter in millimetres: 52 ± 0.3 % in ANS (ans.equipment.disc-diameter), 52 ± 0.5 for
 *     Hommas (masters.equipment.disc-diameter)
 * @param thickness in millimetres: 13 ± 0.3 %, ans.equipment.disc-thickness
 */
public record Disc(
        Optional<
                        @OneOf(
                                value = "beech",
                                message = "wrong-material",
                                rule = "sjoelen.equipment.disc-material",
                                clause = "ans.equipment.disc-material",
                                groups = Ans.class)
                        @OneOf(
                                value = {"beech", "other-wood"},
                                message = "wrong-material",
                                rule = "sjoelen.equipment.disc-material",
                                clause = "masters.equipment.disc-material",
                                groups = Masters.class)
                        Material>
                material,
        Optional<
                        @OneOf(
                                value = "concave",
                                message = "wrong-surface",
                                rule = "sjoelen.equipment.disc-surface",
                                clause = "ans.equipment.disc-surface",
                                groups = Ans.class)
                        Surface>
                surface,
        Optional<
                        @Measure(
                                nominal = "20",
                                tolerance = "3",
                                unit = "g",
                                rule = "sjoelen.equipment.disc-weight",
                                clause = "ans.equipment.disc-weight",
                                groups = Ans.class)
                        BigDecimal>
                weight,
        @NotQuantified(
                        rule = "sjoelen.equipment.schilte-discs",
                        clause = "masters.equipment.schilte-discs-differ",
                        groups = Schilte.class)
                Optional<
                                @Measure(
                                        nominal = "52",
                                        tolerance = "0.3%",
                                        rule = "sjoelen.equipment.disc-diameter",
                                        clause = "ans.equipment.disc-diameter",
                                        groups = Ans.class)
                                @Measure(
                                        nominal = "52",
                                        tolerance = "0.5",
                                        rule = "sjoelen.equipment.disc-diameter",
                                        clause = "masters.equipment.disc-diameter",
                                        groups = Hommas.class)
                                BigDecimal>
                        diameter,
        Optional<
                        @Measure(
                                nominal = "13",
                                tolerance = "0.3%",
                                rule = "sjoelen.equipment.disc-thickness",
                                clause = "ans.equipment.disc-thickness",
                                groups = Ans.class)
                        BigDecimal>
                thickness) {

    /** What a disc is made of. */
    public enum Material {
        BEECH,
        OTHER_WOOD,
        NOT_WOOD
    }

    /** The shape of a disc's faces. */
    public enum Surface {
        CONCAVE,
        FLAT,
        CONVEX
    }
}
