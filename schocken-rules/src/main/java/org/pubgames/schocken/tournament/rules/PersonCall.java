package org.pubgames.schocken.tournament.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Names;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.tournament.Entrant;
import org.pubgames.schocken.tournament.TournamentState;

/**
 * Something is reported of a person: is he in the tournament?
 *
 * @param player who it is about
 * @param state the tournament before
 */
public record PersonCall(Findings findings, String player, TournamentState state)
        implements Situation {

    /** Whether the player has entered. */
    public boolean entered() {
        return state.entrant(player).isPresent();
    }

    /** Whether the player has been sent off. */
    public boolean banned() {
        return state.entrant(player).filter(entrant -> entrant.sentOff().isPresent()).isPresent();
    }

    /** The entrant that was probably meant; empty when none is like it. */
    public String nearest() {
        return Names.nearest(player, state.entrants().stream().map(Entrant::player).toList());
    }
}
