package org.pubgames.schocken.tournament.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.tournament.TournamentState;

/**
 * Somebody who has entered has come.
 *
 * @param player of whom it is reported
 * @param state the tournament before
 */
public record Arrival(Findings findings, String player, TournamentState state)
        implements Situation {

    /** Whether the player was reported absent and has not come yet. */
    public boolean absent() {
        return state.absentees().contains(player);
    }
}
