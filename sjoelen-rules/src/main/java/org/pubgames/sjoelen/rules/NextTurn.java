package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;

/**
 * May a player begin or go on with a turn now?
 *
 * @param state the match
 * @param seat the player
 * @param settings the settings of the match
 */
public record NextTurn(
        Findings findings, SjoelenState state, SjoelenPlayer seat, SjoelenSettings settings)
        implements Play {

    @Override
    public SjoelenEvent event() {
        return SjoelenEvent.TurnStarted.of(seat.name());
    }
}
