package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Side;

/**
 * A disc scored, of a side that plays with a handicap.
 *
 * @param scored its points
 * @param bonus the points that the side gets for each of its scoring discs, 0 or more
 */
public record Scored(Findings findings, Points scored, int bonus) implements Situation {

    /** The name of the disc. */
    public String disc() {
        return scored.disc();
    }

    /** Whose disc it is. */
    public Side side() {
        return scored.side();
    }
}
