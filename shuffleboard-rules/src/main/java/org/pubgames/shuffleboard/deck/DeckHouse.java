package org.pubgames.shuffleboard.deck;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.House;
import org.pubgames.shuffleboard.Spot;
import org.pubgames.shuffleboard.deck.rules.DeckDisc;

/** What deck shuffleboard adds to the shared referee. */
final class DeckHouse extends House {

    private final DeckSettings settings;

    DeckHouse(DeckSettings settings) {
        super(settings, new DeckBoard(settings));
        this.settings = settings;
    }

    @Override
    protected int mostPoints() {
        return Math.max(9, settings.farPoints());
    }

    @Override
    protected Situation resting(Findings findings, Disc disc) {
        Spot spot = disc.spot().orElseThrow();
        boolean cell = spot.area().length() == 1;
        return new DeckDisc(
                findings,
                disc.name(),
                disc.side(),
                spot.zone(),
                spot.area(),
                cell ? Integer.parseInt(spot.area()) : 0,
                spot.lines(),
                settings.farPoints(),
                settings.nearPoints());
    }
}
