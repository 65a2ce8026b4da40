package org.pubgames.shuffleboard.shovelboard;

import org.pubgames.core.contract.ComparisonContract;
import org.pubgames.shuffleboard.ShuffleboardEvent;
import org.pubgames.shuffleboard.ShuffleboardState;

/** Every two shipped variants are told apart. */
class ComparisonTest extends ComparisonContract<ShuffleboardState, ShuffleboardEvent> {

    ComparisonTest() {
        super(Shipped.GAME);
    }
}
