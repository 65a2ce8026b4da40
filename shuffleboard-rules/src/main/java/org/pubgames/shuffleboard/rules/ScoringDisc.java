package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Finding;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Side;

/** A disc of which rules say what it scores, or what it is worth if it counts. */
public interface ScoringDisc extends Situation {

    /** The name of the disc. */
    String disc();

    /** Whose disc it is. */
    Side side();

    /** The disc scores so many points. */
    default Finding scores(int points) {
        return award(points, new Points(side(), points, disc())).because("points", points);
    }

    /** The disc is worth nothing, unless a list of the house says otherwise. */
    default Finding worthNothing() {
        return note(new Worth(disc(), 0));
    }

    /** The disc is worth so many points, if it counts. */
    default Finding isWorth(int points) {
        return change(new Worth(disc(), points)).because("points", points);
    }
}
