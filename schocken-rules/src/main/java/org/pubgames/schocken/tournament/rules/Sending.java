package org.pubgames.schocken.tournament.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.tournament.Entrant;
import org.pubgames.schocken.tournament.Table;
import org.pubgames.schocken.tournament.TournamentEvent.PlayerDisqualified;
import org.pubgames.schocken.tournament.TournamentSettings;
import org.pubgames.schocken.tournament.TournamentState;

/**
 * An entrant is sent off.
 *
 * @param event who, and why
 * @param state the tournament before
 */
public record Sending(
        Findings findings,
        PlayerDisqualified event,
        TournamentState state,
        TournamentSettings settings)
        implements Situation {

    /** Who is sent off. */
    public String player() {
        return event.player();
    }

    /** The reason, in free words. */
    public String because() {
        return event.because();
    }

    /** Whether no reason is given. */
    public boolean unexplained() {
        return because().isBlank();
    }

    /** The player's points so far. */
    public int points() {
        return state.entrant(player()).map(Entrant::points).orElse(0);
    }

    /** The table at which the player sits and that has not reported, from 1; 0 without one. */
    public int table() {
        return state.openTable(player()).map(Table::number).orElse(0);
    }
}
