package org.pubgames.shuffleboard.table;

import org.pubgames.shuffleboard.ShuffleboardDomain;

/** Matches of the table, and everything that may be reported there. */
class TableDomain extends ShuffleboardDomain {

    TableDomain() {
        super(Shipped.GAME, Shipped.HOUSES, Shipped.RECKONING);
    }
}
