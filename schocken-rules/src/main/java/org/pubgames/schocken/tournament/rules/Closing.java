package org.pubgames.schocken.tournament.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.tournament.TournamentState;

/** The organizer wants to end the tournament early. */
public record Closing(Findings findings, TournamentState state) implements Situation {

    /** The rounds of which every table has reported, from 0. */
    public int rounds() {
        return state.roundsOver();
    }

    /** Whether some tables of the last round have reported and others have not. */
    public boolean unfinished() {
        return state.round().filter(round -> !round.untouched() && !round.complete()).isPresent();
    }

    /** The numbers of the tables that have not reported. */
    public List<Integer> open() {
        return state.openTables();
    }
}
