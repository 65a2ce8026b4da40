package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.shuffleboard.ShuffleboardEvent.PlayerArrived;
import org.pubgames.shuffleboard.ShuffleboardState;

/**
 * An absent player is there now.
 *
 * @param state the match before the event
 * @param event who has come
 */
public record Arrival(Findings findings, ShuffleboardState state, PlayerArrived event)
        implements AboutPlayer {

    @Override
    public String player() {
        return event.player();
    }

    /** Whether the player was reported absent. */
    public boolean away() {
        return state.absent(player());
    }
}
