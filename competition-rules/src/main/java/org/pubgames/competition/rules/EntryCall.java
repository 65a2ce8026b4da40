package org.pubgames.competition.rules;

import org.pubgames.competition.CompetitionPhase;
import org.pubgames.competition.CompetitionSettings;
import org.pubgames.competition.CompetitionState;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** Somebody wants to enter. */
public record EntryCall(
        Findings findings, String player, CompetitionState state, CompetitionSettings settings)
        implements Situation {

    /** Whether it has entered before. */
    public boolean entered() {
        return state.entrant(player).isPresent();
    }

    /** Whether the rounds have been drawn. */
    public boolean drawn() {
        return state.phase() != CompetitionPhase.ENTRY;
    }

    /** Whether there is a result. */
    public boolean started() {
        return state.started();
    }

    /** The number of entrants who take part with this one, from 1; who has left is none. */
    public int number() {
        return state.playing().size() + 1;
    }

    /** The most that may enter, 2 to 64. */
    public int most() {
        return settings.mostEntrants();
    }
}
