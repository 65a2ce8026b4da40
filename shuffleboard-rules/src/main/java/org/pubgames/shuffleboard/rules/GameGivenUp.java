package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.shuffleboard.ShuffleboardEvent.GameConceded;
import org.pubgames.shuffleboard.ShuffleboardSettings;
import org.pubgames.shuffleboard.ShuffleboardState;

/**
 * A side gives up the game in progress.
 *
 * @param state the match before the event
 * @param event who gives it up
 */
public record GameGivenUp(
        Findings findings,
        ShuffleboardState state,
        GameConceded event,
        ShuffleboardSettings settings)
        implements AboutPlayer {

    @Override
    public String player() {
        return event.player();
    }

    /** The game in progress, 1 for the first of the match. */
    public int game() {
        return state.game();
    }
}
