package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** A sub-turn reported by what lies in the compartments. */
public record SubTurnCount(
        Findings findings,
        String pointer,
        int least,
        int total,
        int most,
        int takenOut,
        boolean bonusStage,
        boolean bonusReport,
        boolean byDisc,
        int hand,
        boolean fewerThanBefore)
        implements Situation {

    /**
     * Discs in compartments and discs taken out together; a report may claim more than an int
     * holds.
     */
    public long accounted() {
        return (long) total + takenOut;
    }
}
