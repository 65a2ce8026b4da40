package org.pubgames.shuffleboard.court;

import org.pubgames.shuffleboard.ShuffleboardDomain;

/** Matches of the court, and everything that may be reported there. */
class CourtDomain extends ShuffleboardDomain {

    CourtDomain() {
        super(Shipped.GAME, Shipped.HOUSES, Shipped.RECKONING);
    }
}
