package org.pubgames.competition.rules;

import org.pubgames.competition.CompetitionSettings;
import org.pubgames.competition.CompetitionState;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/**
 * A result is put right or counts no more.
 *
 * @param round the round of the match, from 1
 * @param state the competition before
 */
public record ResultChange(
        Findings findings, int round, CompetitionState state, CompetitionSettings settings)
        implements Situation {

    /** How many rounds have been drawn since, from 0. */
    public int later() {
        return state.rounds().size() - round;
    }
}
