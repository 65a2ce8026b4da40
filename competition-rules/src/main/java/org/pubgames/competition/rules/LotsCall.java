package org.pubgames.competition.rules;

import org.pubgames.competition.CompetitionEvent.LotsDrawn;
import org.pubgames.competition.CompetitionState;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** Lots are to be drawn. */
public record LotsCall(Findings findings, LotsDrawn event, CompetitionState state)
        implements Situation {

    /** The number that decides. */
    public int seed() {
        return event.seed();
    }
}
