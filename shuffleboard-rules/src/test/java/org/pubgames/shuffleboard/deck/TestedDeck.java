package org.pubgames.shuffleboard.deck;

import org.pubgames.shuffleboard.TestedShuffleboard;

/** The deck for the suites that every game passes. */
public final class TestedDeck extends TestedShuffleboard {

    /** The game that all its tests play. */
    public TestedDeck() {
        super(Shipped.GAME, Shipped.HOUSES, Shipped.RECKONING, new DeckDomain(), 4);
    }
}
