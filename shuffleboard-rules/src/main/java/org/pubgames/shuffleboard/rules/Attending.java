package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.shuffleboard.ShuffleboardState;

/**
 * Something is reported of a player that can only be said of who is still in the match.
 *
 * @param state the match before the event
 */
public record Attending(Findings findings, ShuffleboardState state, String player)
        implements AboutPlayer {

    /** Whether the player has left the match, or was sent off. */
    public boolean left() {
        return own().known().hasLeft(player());
    }
}
