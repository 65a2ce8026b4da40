package org.pubgames.competition.rules;

import org.pubgames.competition.CompetitionState;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** The organizer wants to end the competition early. */
public record Closing(Findings findings, CompetitionState state) implements Situation {

    /** Whether some match has a result, or an evening has been played. */
    public boolean started() {
        return state.started();
    }

    /** How many matches can still be played, from 0. */
    public int open() {
        return state.open().size();
    }
}
