package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.SideState;

/** Something that is reported of a player who is at the match. */
public interface AboutPlayer extends Situation {

    /** The match before the event. */
    ShuffleboardState state();

    /** Of whom it is reported. */
    String player();

    /** The side of that player. */
    default Side side() {
        return state().sideOf(player()).orElse(Side.A);
    }

    /** The other side. */
    default Side other() {
        return side().other();
    }

    /** The side of that player, with what is known of it. */
    default SideState own() {
        return state().side(side());
    }
}
