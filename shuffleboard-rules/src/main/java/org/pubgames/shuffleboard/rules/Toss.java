package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.ShuffleboardEvent.Tossed;
import org.pubgames.shuffleboard.ShuffleboardSettings;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.Side;

/**
 * A coin was tossed.
 *
 * @param side the side that won the toss
 */
public record Toss(
        Findings findings,
        Tossed event,
        Side side,
        ShuffleboardState state,
        ShuffleboardSettings settings)
        implements Situation {

    /** Whether a later game is to begin, not the match. */
    public boolean laterGame() {
        return state.game() > 1;
    }

    /** The player that won it. */
    public String player() {
        return event.winner();
    }
}
