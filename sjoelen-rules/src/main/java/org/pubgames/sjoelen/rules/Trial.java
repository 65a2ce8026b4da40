package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** Trial discs before a turn. */
public record Trial(Findings findings, int discs, int used, int most, boolean turnRunning)
        implements Situation {

    /** All trial discs of this turn together. */
    public long tried() {
        return (long) discs + used;
    }
}
