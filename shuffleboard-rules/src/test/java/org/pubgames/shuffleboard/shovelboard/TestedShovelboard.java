package org.pubgames.shuffleboard.shovelboard;

import org.pubgames.shuffleboard.TestedShuffleboard;

/** The old game for the suites that every game passes. */
public final class TestedShovelboard extends TestedShuffleboard {

    /** The game that all its tests play. */
    public TestedShovelboard() {
        super(Shipped.GAME, Shipped.HOUSES, Shipped.RECKONING, new ShovelboardDomain(), 6);
    }
}
