package org.pubgames.competition.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/**
 * Some have no opponent in a round of a knock-out.
 *
 * @param round the round, from 1
 * @param first whether it is the first round of the tree
 * @param players who they are, in the order of the tree
 */
public record Byes(Findings findings, int round, boolean first, List<String> players)
        implements Situation {

    /** How many they are, from 1. */
    public int number() {
        return players.size();
    }
}
