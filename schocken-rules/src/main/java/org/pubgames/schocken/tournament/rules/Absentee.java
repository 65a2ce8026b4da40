package org.pubgames.schocken.tournament.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.tournament.Table;
import org.pubgames.schocken.tournament.TournamentSettings;
import org.pubgames.schocken.tournament.TournamentState;

/**
 * Somebody who has entered is not there.
 *
 * @param player of whom it is reported
 * @param state the tournament before
 */
public record Absentee(
        Findings findings, String player, TournamentState state, TournamentSettings settings)
        implements Situation {

    /** Whether that was reported before, and the player has not come yet. */
    public boolean absent() {
        return state.absentees().contains(player);
    }

    /** Whether the player has left. */
    public boolean gone() {
        return !state.playing().contains(player);
    }

    /** Whether a round has been drawn. */
    public boolean drawn() {
        return !state.rounds().isEmpty();
    }

    /** The table at which the player sits and that has not reported, from 1; 0 without one. */
    public int table() {
        return state.openTable(player).map(Table::number).orElse(0);
    }
}
