package org.pubgames.shuffleboard.table.equipment;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.internal.equipment.Confirmed;
import org.pubgames.core.internal.equipment.Count;
import org.pubgames.shuffleboard.table.equipment.TableRegulation.Masters;

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
                                        rule = "table-shuffleboard.equipment.four-weights",
                                        clause = "masters.equipment.four-weights",
                                        groups = Masters.class)
                                Integer>>
                weights,
        Optional<
                        @Confirmed(
                                rule = "table-shuffleboard.equipment.marked-sets",
                                clause = "masters.equipment.marked-sets",
                                groups = Masters.class)
                        Boolean>
                marked) {

    public WeightSets {
        weights = weights.map(List::copyOf);
    }
}
