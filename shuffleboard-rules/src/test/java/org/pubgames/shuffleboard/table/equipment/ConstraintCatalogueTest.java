package org.pubgames.shuffleboard.table.equipment;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.pubgames.core.contract.MeasuresContract;
import org.pubgames.shuffleboard.table.TableShuffleboard;

/** The constraints on tables and what is played with on them. */
class ConstraintCatalogueTest extends MeasuresContract {

    ConstraintCatalogueTest() {
        super(
                TableShuffleboard.class,
                List.of(Table.class, Lines.class, WeightSets.class, Weight.class),
                15);
    }

    @Override
    protected List<String> sources() {
        return List.of("masters", "fed");
    }

    @Override
    protected Set<String> sources(Class<?> group) {
        return Map.<Class<?>, Set<String>>of(
                        TableRegulation.Masters.class, Set.of("masters"),
                        TableRegulation.Federation.class, Set.of("fed"))
                .getOrDefault(group, Set.of());
    }
}
