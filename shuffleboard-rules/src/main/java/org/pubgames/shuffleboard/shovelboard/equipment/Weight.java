package org.pubgames.shuffleboard.shovelboard.equipment;

import java.math.BigDecimal;
import java.util.Optional;
import org.pubgames.core.internal.equipment.Confirmed;
import org.pubgames.core.internal.equipment.Measure;
import org.pubgames.core.internal.equipment.Notes;
import org.pubgames.core.internal.equipment.OneOf;
import org.pubgames.shuffleboard.shovelboard.equipment.ShovelboardRegulation.Britannica;
import org.pubgames.shuffleboard.shovelboard.equipment.ShovelboardRegulation.Masters;
import org.pubgames.shuffleboard.shovelboard.equipment.ShovelboardRegulation.Nie;
import org.pubgames.shuffleboard.shovelboard.equipment.ShovelboardRegulation.Strutt;

/**
 * One weight as an official measured it.
 *
 * @param flat masters.equipment.flat-weights
 * @param material metal, masters.equipment.metal-weights
 * @param diameter in inches: about two, britannica-1911.equipment.weight-diameter
 * @param thickness in inches: half an inch, britannica-1911.equipment.weight-thickness
 * @param mass in ounces: about a pound, nie.equipment.weight-mass
 */
public record Weight(
        Optional<
                        @Confirmed(
                                rule = "shovelboard.equipment.flat-weights",
                                clause = "masters.equipment.flat-weights",
                                groups = Masters.class)
                        @Confirmed(
                                rule = "shovelboard.equipment.flat-weights",
                                clause = "strutt.equipment.four-weights",
                                groups = Strutt.class)
                        Boolean>
                flat,
        Optional<
                        @OneOf(
                                value = "metal",
                                message = "wrong-material",
                                rule = "shovelboard.equipment.metal-weights",
                                clause = "masters.equipment.metal-weights",
                                groups = Masters.class)
                        @OneOf(
                                value = "metal",
                                message = "wrong-material",
                                rule = "shovelboard.equipment.metal-weights",
                                clause = "strutt.equipment.four-weights",
                                groups = Strutt.class)
                        Material>
                material,
        Optional<
                        @Measure(
                                nominal = "2",
                                tolerance = "0.5",
                                unit = "in",
                                message = Notes.CUSTOM,
                                rule = "shovelboard.equipment.weight-diameter",
                                clause = "britannica-1911.equipment.weight-diameter",
                                groups = Britannica.class)
                        BigDecimal>
                diameter,
        Optional<
                        @Measure(
                                nominal = "0.5",
                                tolerance = "0.25",
                                unit = "in",
                                rule = "shovelboard.equipment.weight-thickness",
                                clause = "britannica-1911.equipment.weight-thickness",
                                groups = Britannica.class)
                        BigDecimal>
                thickness,
        Optional<
                        @Measure(
                                nominal = "16",
                                tolerance = "8",
                                unit = "oz",
                                message = Notes.CUSTOM,
                                rule = "shovelboard.equipment.weight-mass",
                                clause = "nie.equipment.weight-mass",
                                groups = Nie.class)
                        BigDecimal>
                mass) {

    /** What a weight is made of. */
    public enum Material {
        METAL,
        OTHER
    }
}
