package org.pubgames.shuffleboard.shovelboard;

import org.pubgames.shuffleboard.ShuffleboardDomain;

/** Matches of the old game, and everything that may be reported there. */
class ShovelboardDomain extends ShuffleboardDomain {

    ShovelboardDomain() {
        super(Shipped.GAME, Shipped.HOUSES, Shipped.RECKONING);
    }
}
