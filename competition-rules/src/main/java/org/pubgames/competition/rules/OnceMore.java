package org.pubgames.competition.rules;

import org.pubgames.competition.Pairing;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/**
 * The final of a knock-out in which two defeats put somebody out is lost for the first time.
 *
 * @param round the round of the match that decides, from 1
 * @param pairing that match
 */
public record OnceMore(Findings findings, int round, Pairing pairing) implements Situation {

    /** Who has won the final. */
    public String winner() {
        return pairing.first();
    }

    /** Who has lost it, and nothing before. */
    public String loser() {
        return pairing.second();
    }
}
