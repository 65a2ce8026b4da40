package org.pubgames.shuffleboard.court.equipment;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.pubgames.core.contract.MeasuresContract;
import org.pubgames.shuffleboard.court.CourtShuffleboard;

/** The constraints on courts and what is played with on them. */
class ConstraintCatalogueTest extends MeasuresContract {

    ConstraintCatalogueTest() {
        super(
                CourtShuffleboard.class,
                List.of(
                        Court.class,
                        CourtEnd.class,
                        TenOffArea.class,
                        DiscSets.class,
                        Disc.class,
                        Cue.class),
                45);
    }

    @Override
    protected List<String> sources() {
        return List.of("masters", "ilsa", "army", "nsa", "asa", "tennisfile");
    }

    @Override
    protected Set<String> sources(Class<?> group) {
        return Map.<Class<?>, Set<String>>of(
                        CourtRegulation.Masters.class, Set.of("masters"),
                        CourtRegulation.Ilsa.class, Set.of("ilsa", "army"))
                .getOrDefault(group, Set.of());
    }
}
