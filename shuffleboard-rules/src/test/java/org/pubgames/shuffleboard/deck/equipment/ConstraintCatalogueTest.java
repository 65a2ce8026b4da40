package org.pubgames.shuffleboard.deck.equipment;

import java.util.List;
import java.util.Set;
import org.pubgames.core.contract.MeasuresContract;
import org.pubgames.shuffleboard.deck.DeckShuffleboard;

/** The constraints on decks and what is played with on them. */
class ConstraintCatalogueTest extends MeasuresContract {

    ConstraintCatalogueTest() {
        super(
                DeckShuffleboard.class,
                List.of(Deck.class, Oval.class, DiscSets.class, Disc.class, Cue.class),
                20);
    }

    @Override
    protected List<String> sources() {
        return List.of("masters");
    }

    @Override
    protected Set<String> sources(Class<?> group) {
        return Set.of("masters");
    }
}
