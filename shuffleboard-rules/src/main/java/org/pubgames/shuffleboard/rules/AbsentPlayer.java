package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.shuffleboard.ShuffleboardEvent.PlayerAbsent;
import org.pubgames.shuffleboard.ShuffleboardSettings;
import org.pubgames.shuffleboard.ShuffleboardState;

/**
 * A player is not there when due.
 *
 * @param state the match before the event
 * @param event who is not there
 */
public record AbsentPlayer(
        Findings findings,
        ShuffleboardState state,
        PlayerAbsent event,
        ShuffleboardSettings settings)
        implements AboutPlayer {

    @Override
    public String player() {
        return event.player();
    }

    /** Whether the player is reported absent already. */
    public boolean already() {
        return state.absent(player());
    }
}
