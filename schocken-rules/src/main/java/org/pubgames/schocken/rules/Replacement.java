package org.pubgames.schocken.rules;

import java.util.Map;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.core.spi.StandingIn;
import org.pubgames.schocken.SchockenEvent.PlayerReplaced;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.SchockenState;

/**
 * Somebody plays in the place of a player.
 *
 * @param state the table before the event
 * @param event who plays, and in whose place
 */
public record Replacement(
        Findings findings, SchockenState state, PlayerReplaced event, SchockenSettings settings)
        implements Situation, StandingIn {

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

    /** Whether a half or final is under way. */
    public boolean halfRunning() {
        return !state.between();
    }
}
