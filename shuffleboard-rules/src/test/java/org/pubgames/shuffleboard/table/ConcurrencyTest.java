package org.pubgames.shuffleboard.table;

import org.pubgames.shuffleboard.ConcurrencyContract;

/** This game shared by threads. */
class ConcurrencyTest extends ConcurrencyContract {

    ConcurrencyTest() {
        super(Shipped.GAME, TableShuffleboard::new, Shipped.HOUSES, Shipped.RECKONING);
    }
}
