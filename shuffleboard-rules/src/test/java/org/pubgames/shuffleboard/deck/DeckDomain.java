package org.pubgames.shuffleboard.deck;

import org.pubgames.shuffleboard.ShuffleboardDomain;

/** Matches of the deck, and everything that may be reported there. */
class DeckDomain extends ShuffleboardDomain {

    DeckDomain() {
        super(Shipped.GAME, Shipped.HOUSES, Shipped.RECKONING);
    }
}
