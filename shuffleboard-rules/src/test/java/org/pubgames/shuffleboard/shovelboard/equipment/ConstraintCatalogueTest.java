package org.pubgames.shuffleboard.shovelboard.equipment;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.pubgames.core.contract.MeasuresContract;
import org.pubgames.shuffleboard.shovelboard.Shovelboard;

/** The constraints on shovelboards and what is played with on them. */
class ConstraintCatalogueTest extends MeasuresContract {

    ConstraintCatalogueTest() {
        super(Shovelboard.class, List.of(Board.class, WeightSets.class, Weight.class), 20);
    }

    @Override
    protected List<String> sources() {
        return List.of("masters", "strutt", "cassell", "britannica-1911", "nie");
    }

    @Override
    protected Set<String> sources(Class<?> group) {
        return Map.<Class<?>, Set<String>>of(
                        ShovelboardRegulation.Masters.class, Set.of("masters"),
                        ShovelboardRegulation.Strutt.class, Set.of("strutt"),
                        ShovelboardRegulation.Cassell.class, Set.of("cassell"),
                        ShovelboardRegulation.Britannica.class, Set.of("britannica-1911"),
                        ShovelboardRegulation.Nie.class, Set.of("nie"))
                .getOrDefault(group, Set.of());
    }
}
