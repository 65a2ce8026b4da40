package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/**
 * A corrected score whose discs are known.
 *
 * @param correction the correction
 * @param judged what the discs are worth
 * @param complete whether their layout, without extra discs, makes the highest score
 */
public record CorrectedDiscs(Findings findings, Correction correction, int judged, boolean complete)
        implements Situation {

    /** The corrected points, any whole number. */
    public int points() {
        return correction.points();
    }
}
