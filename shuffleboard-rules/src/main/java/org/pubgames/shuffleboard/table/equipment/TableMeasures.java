package org.pubgames.shuffleboard.table.equipment;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.internal.equipment.Inspection;
import org.pubgames.core.spi.OrEmpty;

/**
 * What an official measured of a table, its lines and its weights, in exact inches. Everything may
 * be left out: what was not measured is reported as such and is no fault.
 *
 * @param table the table
 * @param lines its lines
 * @param sets the sets of weights
 * @param weights the weights, one by one
 */
public record TableMeasures(
        Optional<Table> table,
        Optional<Lines> lines,
        Optional<WeightSets> sets,
        @OrEmpty List<Weight> weights) {

    /** Reads, judges and reports. */
    public static final Inspection<TableMeasures, TableRegulation> INSPECTION =
            new Inspection<>(TableMeasures.class);

    public TableMeasures {
        weights = List.copyOf(weights);
    }
}
