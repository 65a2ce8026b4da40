package org.pubgames.schocken.tournament.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.tournament.Phase;
import org.pubgames.schocken.tournament.TournamentState;

/** Somebody who turned up wants to be taken off the list. */
public record Withdrawal(Findings findings, String player, TournamentState state)
        implements Situation {

    /** Whether the player is in the tournament. */
    public boolean listed() {
        return state.playing().contains(player);
    }

    /** Whether tables have been drawn. */
    public boolean drawn() {
        return state.phase() != Phase.ENTRY;
    }

    /** The rounds drawn so far, from 0. */
    public int rounds() {
        return state.rounds().size();
    }
}
