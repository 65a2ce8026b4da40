package org.pubgames.sjoelen.rules;

import java.util.Map;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.StandingIn;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;

/**
 * Somebody stands in for a player.
 *
 * @param state the match before the event
 * @param seat the player whom it is about; a newcomer when nobody of the name is seated
 * @param event what is reported
 * @param settings the settings in force
 */
public record Replacement(
        Findings findings,
        SjoelenState state,
        SjoelenPlayer seat,
        SjoelenEvent.PlayerReplaced event,
        SjoelenSettings settings)
        implements Report, StandingIn {

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
}
