package org.pubgames.shuffleboard.rules;

import java.util.Map;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.StandingIn;
import org.pubgames.shuffleboard.End;
import org.pubgames.shuffleboard.ShuffleboardEvent.PlayerReplaced;
import org.pubgames.shuffleboard.ShuffleboardSettings;
import org.pubgames.shuffleboard.ShuffleboardState;

/**
 * Somebody plays in the place of a player.
 *
 * @param state the match before the event
 * @param event who plays, and in whose place
 */
public record Replacement(
        Findings findings,
        ShuffleboardState state,
        PlayerReplaced event,
        ShuffleboardSettings settings)
        implements AboutPlayer, StandingIn {

    @Override
    public String player() {
        return event.player();
    }

    @Override
    public String standIn() {
        return event.by();
    }

    @Override
    public Map<String, String> playing() {
        return state.playedBy();
    }

    /** The game in progress, 1 for the first of the match. */
    public int game() {
        return state.game();
    }

    /** Whether the game in progress has begun: an end of it is counted, or a disc is played. */
    public boolean gameRunning() {
        return state.endsPlayed() > 0 || state.end().map(End::begun).orElse(false);
    }
}
