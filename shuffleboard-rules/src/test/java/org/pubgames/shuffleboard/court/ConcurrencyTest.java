package org.pubgames.shuffleboard.court;

import org.pubgames.shuffleboard.ConcurrencyContract;

/** This game shared by threads. */
class ConcurrencyTest extends ConcurrencyContract {

    ConcurrencyTest() {
        super(Shipped.GAME, CourtShuffleboard::new, Shipped.HOUSES, Shipped.RECKONING);
    }
}
