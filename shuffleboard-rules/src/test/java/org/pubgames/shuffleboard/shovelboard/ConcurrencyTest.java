package org.pubgames.shuffleboard.shovelboard;

import org.pubgames.shuffleboard.ConcurrencyContract;

/** This game shared by threads. */
class ConcurrencyTest extends ConcurrencyContract {

    ConcurrencyTest() {
        super(Shipped.GAME, Shovelboard::new, Shipped.HOUSES, Shipped.RECKONING);
    }
}
