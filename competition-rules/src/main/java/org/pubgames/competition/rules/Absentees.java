package org.pubgames.competition.rules;

import java.util.List;
import org.pubgames.competition.CompetitionSettings;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/**
 * A round is drawn without those who had said that they would not be there.
 *
 * @param round the round, from 1
 * @param players who they are, in the order of the draw
 */
public record Absentees(
        Findings findings, int round, List<String> players, CompetitionSettings settings)
        implements Situation {

    /** How many they are, from 0. */
    public int number() {
        return players.size();
    }

    /** Points of each of them. */
    public int points() {
        return settings.absencePoints();
    }
}
