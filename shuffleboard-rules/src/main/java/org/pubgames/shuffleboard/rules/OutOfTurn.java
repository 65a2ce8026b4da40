package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.End;
import org.pubgames.shuffleboard.ShuffleboardSettings;
import org.pubgames.shuffleboard.Side;

/**
 * A side played when it was the other's turn, and its disc has come to rest.
 *
 * @param player who played
 * @param side the side of that player
 * @param current the end with that shot
 */
public record OutOfTurn(
        Findings findings, String player, Side side, End current, ShuffleboardSettings settings)
        implements Situation {

    /** Whether it was the first shot of the end. */
    public boolean first() {
        return current.shots() == 1;
    }

    /** Whose shot it was. */
    public String expected() {
        return current.shooter(side.other());
    }

    /** The disc played. */
    public String disc() {
        return current.last().map(End.LastShot::disc).orElse("");
    }
}
