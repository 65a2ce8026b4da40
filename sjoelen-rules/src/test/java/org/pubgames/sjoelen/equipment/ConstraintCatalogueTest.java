package org.pubgames.sjoelen.equipment;

import java.util.List;
import java.util.Set;
import org.pubgames.core.contract.MeasuresContract;
import org.pubgames.sjoelen.Sjoelen;

/** The constraints on boards, discs and piles. */
class ConstraintCatalogueTest extends MeasuresContract {

    ConstraintCatalogueTest() {
        super(
                Sjoelen.class,
                List.of(
                        Board.class,
                        Parts.class,
                        Thicknesses.class,
                        Gates.class,
                        ControlLine.class,
                        Outline.class,
                        Drawing.class,
                        Disc.class,
                        Piles.class),
                45);
    }

    @Override
    protected List<String> sources() {
        return List.of(
                "ans", "ans-2016", "s240", "masters", "jakkolo-de", "jakkolo-auberger", "cz");
    }

    @Override
    protected Set<String> topics() {
        return Set.of("equipment", "piling");
    }

    @Override
    protected Set<String> elsewhere() {
        return Set.of(
                "masters.piling.clear-entrances",
                "masters.piling.after-second",
                "jakkolo-auberger.piling.only-between-sub-turns",
                "cz.piling.no-clearing-during-sub-turn");
    }

    @Override
    protected Set<String> sources(Class<?> group) {
        return Set.of(group == Regulation.Ans.class ? "ans" : "masters");
    }
}
