package org.pubgames.shuffleboard.deck;

import org.pubgames.shuffleboard.ConcurrencyContract;

/** This game shared by threads. */
class ConcurrencyTest extends ConcurrencyContract {

    ConcurrencyTest() {
        super(Shipped.GAME, DeckShuffleboard::new, Shipped.HOUSES, Shipped.RECKONING);
    }
}
