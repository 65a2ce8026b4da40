package org.pubgames.schocken.tournament.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.tournament.TournamentEvent.Drawn;

/**
 * The tables are known and who sits where is left to chance.
 *
 * @param drawn the report, with the number that decides
 * @param round the round that is drawn, from 1
 */
public record Lot(Findings findings, Drawn drawn, int round, Seating seating) implements Situation {

    /** How many tables there are, from 0. */
    public int tables() {
        return seating.sizes().size();
    }
}
