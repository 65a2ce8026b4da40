package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;

/**
 * A player gives up the game in progress.
 *
 * @param state the match before the event
 * @param seat the player whom it is about; a newcomer when nobody of the name is seated
 * @param event what is reported
 * @param settings the settings in force
 */
public record Concession(
        Findings findings,
        SjoelenState state,
        SjoelenPlayer seat,
        SjoelenEvent.GameConceded event,
        SjoelenSettings settings)
        implements Report {

    /** The game in progress, from 1. */
    public int game() {
        return state.games().size() + 1;
    }

    /** Whether there is a game in progress: none is after the last one, or when time is up. */
    public boolean inProgress() {
        return state.tieBreak() || (!state.stopped() && game() <= settings.turns());
    }

    /** Whether the player has given up this game or missed it already. */
    public boolean lostAlready() {
        return lines() >= game() && seat.card().get(game() - 1).closed();
    }
}
