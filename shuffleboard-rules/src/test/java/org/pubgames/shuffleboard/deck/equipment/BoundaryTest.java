package org.pubgames.shuffleboard.deck.equipment;

import org.pubgames.core.contract.BoundaryContract;
import org.pubgames.core.internal.equipment.InspectionReport;
import org.pubgames.shuffleboard.deck.DeckShuffleboard;

/** The boundaries of decks and what is played with on them. */
class BoundaryTest extends BoundaryContract {

    BoundaryTest() {
        super("deck-shuffleboard", DeckShuffleboard.class);
    }

    @Override
    protected InspectionReport inspect(String json, String regulation) {
        return DeckMeasures.INSPECTION.inspect(
                DeckMeasures.INSPECTION.read(json, "boundary.json").orElseThrow(),
                DeckRegulation.valueOf(regulation));
    }
}
