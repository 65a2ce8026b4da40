package org.pubgames.shuffleboard.shovelboard;

import org.pubgames.shuffleboard.PlayContract;

/** Whole random matches. */
class PlayProperties extends PlayContract {

    PlayProperties() {
        super(Shipped.GAME, Shipped.HOUSES, Shipped.RECKONING);
    }
}
