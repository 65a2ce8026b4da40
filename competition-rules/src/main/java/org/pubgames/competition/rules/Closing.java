package org.pubgames.competition.rules;

import org.pubgames.competition.CompetitionState;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** The organizer wants to end the competition early. */
public record Closing(Findings findings, CompetitionState state) implements Situation {

    /** Whether something decides the places: a result, an evening, or a ladder. */
    public boolean decidable() {
        return state.started() || state.ladder();
    }

    /** How many matches can still be played; empty for none. */
    public String unplayed() {
        return open() == 0 ? "" : String.valueOf(open());
    }

    /** How many matches can still be played, from 0. */
    public int open() {
        return state.open().size();
    }
}
