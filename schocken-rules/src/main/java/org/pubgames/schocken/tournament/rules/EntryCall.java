package org.pubgames.schocken.tournament.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.tournament.Phase;
import org.pubgames.schocken.tournament.TournamentSettings;
import org.pubgames.schocken.tournament.TournamentState;

/** Somebody who turned up wants to enter. */
public record EntryCall(
        Findings findings, String player, TournamentState state, TournamentSettings settings)
        implements Situation {

    /** Whether the player has entered before, and was not sent off. */
    public boolean entered() {
        return state.entrant(player).isPresent() && !banned();
    }

    /** Whether the player has been sent off. */
    public boolean banned() {
        return state.entrant(player).filter(entrant -> entrant.sentOff().isPresent()).isPresent();
    }

    /** Whether tables have been drawn. */
    public boolean drawn() {
        return state.phase() != Phase.ENTRY;
    }

    /** The number of entrants with this one and without who was sent off, from 1. */
    public int number() {
        return state.playing().size() + 1;
    }

    /** The most that may enter, 2 to 64. */
    public int most() {
        return settings.mostEntrants();
    }
}
