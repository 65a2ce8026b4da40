package org.pubgames.competition.rules;

import org.pubgames.competition.CompetitionPhase;
import org.pubgames.competition.CompetitionSettings;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.Pairing;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** The next round of a Swiss competition is to be drawn: may it be? */
public record RoundCall(Findings findings, CompetitionState state, CompetitionSettings settings)
        implements Situation {

    /** Whether there has been a draw. */
    public boolean drawn() {
        return state.phase() != CompetitionPhase.ENTRY;
    }

    /** The round that would be drawn, from 1. */
    public int round() {
        return state.rounds().size() + 1;
    }

    /** How many rounds there are, 0 before the first draw. */
    public int rounds() {
        return state.planned();
    }

    /** How many matches have no result and were not put off, from 0. */
    public int open() {
        return state.open().size() - later();
    }

    /** How many matches have no result because they were put off, from 0. */
    public int later() {
        return (int) state.open().stream().filter(Pairing::putOff).count();
    }

    /** What such a match is worth to both sides until it is played. */
    public OpenWorth worth() {
        return new OpenWorth(settings.drawPoints());
    }
}
