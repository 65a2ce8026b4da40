package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/**
 * A corrected score whose discs are known.
 *
 * @param correction the correction
 * @param judged what the discs are worth
 */
public record CorrectedDiscs(Findings findings, Correction correction, int judged)
        implements Situation {

    /** The corrected points, any whole number. */
    public int points() {
        return correction.points();
    }
}
