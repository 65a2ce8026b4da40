package org.pubgames.shuffleboard.shovelboard.equipment;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.internal.equipment.Confirmed;
import org.pubgames.core.internal.equipment.Count;
import org.pubgames.shuffleboard.shovelboard.equipment.ShovelboardRegulation.Britannica;
import org.pubgames.shuffleboard.shovelboard.equipment.ShovelboardRegulation.Cassell;
import org.pubgames.shuffleboard.shovelboard.equipment.ShovelboardRegulation.Masters;
import org.pubgames.shuffleboard.shovelboard.equipment.ShovelboardRegulation.Strutt;

/**
 * The sets of weights, one for each player.
 *
 * @param weights how many are in each set: four, masters.equipment.four-weights
 * @param marked whether each set bears a mark of its own, masters.equipment.marked-sets
 */
public record WeightSets(
        Optional<
                        List<
                                @Count(
                                        value = 4,
                                        rule = "shovelboard.equipment.four-weights",
                                        clause = "masters.equipment.four-weights",
                                        groups = Masters.class)
                                @Count(
                                        value = 4,
                                        rule = "shovelboard.equipment.four-weights",
                                        clause = "strutt.equipment.four-weights",
                                        groups = Strutt.class)
                                @Count(
                                        value = 4,
                                        rule = "shovelboard.equipment.four-weights",
                                        clause = "cassell.equipment.four-weights",
                                        groups = Cassell.class)
                                @Count(
                                        value = 4,
                                        rule = "shovelboard.equipment.four-weights",
                                        clause = "britannica-1911.equipment.four-weights",
                                        groups = Britannica.class)
                                Integer>>
                weights,
        Optional<
                        @Confirmed(
                                rule = "shovelboard.equipment.marked-sets",
                                clause = "masters.equipment.marked-sets",
                                groups = Masters.class)
                        @Confirmed(
                                rule = "shovelboard.equipment.marked-sets",
                                clause = "cassell.equipment.four-weights",
                                groups = Cassell.class)
                        @Confirmed(
                                rule = "shovelboard.equipment.marked-sets",
                                clause = "britannica-1911.equipment.four-weights",
                                groups = Britannica.class)
                        Boolean>
                marked) {

    public WeightSets {
        weights = weights.map(List::copyOf);
    }
}
