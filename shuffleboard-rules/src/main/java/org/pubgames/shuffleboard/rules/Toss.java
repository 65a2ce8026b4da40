package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.ShuffleboardEvent.Tossed;
import org.pubgames.shuffleboard.ShuffleboardSettings;
import org.pubgames.shuffleboard.Side;

/**
 * A coin was tossed.
 *
 * @param side the side that won the toss
 */
public record Toss(Findings findings, Tossed event, Side side, ShuffleboardSettings settings)
        implements Situation {

    /** The player that won it. */
    public String player() {
        return event.winner();
    }
}
