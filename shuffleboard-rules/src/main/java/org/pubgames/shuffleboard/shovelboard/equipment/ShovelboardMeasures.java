package org.pubgames.shuffleboard.shovelboard.equipment;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.internal.equipment.Inspection;
import org.pubgames.core.spi.OrEmpty;

/**
 * What an official measured of a shovelboard and its weights, in exact inches. Everything may be
 * left out: what was not measured is reported as such and is no fault.
 *
 * @param board the table
 * @param sets the sets of weights
 * @param weights the weights, one by one
 */
public record ShovelboardMeasures(
        Optional<Board> board, Optional<WeightSets> sets, @OrEmpty List<Weight> weights) {

    /** Reads, judges and reports. */
    public static final Inspection<ShovelboardMeasures, ShovelboardRegulation> INSPECTION =
            new Inspection<>(ShovelboardMeasures.class);

    public ShovelboardMeasures {
        weights = List.copyOf(weights);
    }
}
