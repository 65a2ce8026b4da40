package org.pubgames.sjoelen.rules;

import org.pubgames.sjoelen.CardLine;
import org.pubgames.sjoelen.CardLine.Status;

/** What the player says about a score: that of the turn named, otherwise that on the last line. */
public interface LastLine extends NamedTurn {

    /**
     * What happened to the line; {@code AGREED} where there is none, as nothing is left to agree.
     */
    default Status status() {
        return target().map(CardLine::status).orElse(Status.AGREED);
    }

    /** Which turn it is, from 1; 0 where there is none. */
    default int turn() {
        return line();
    }

    /** Its points; 0 where there is none. */
    default int points() {
        return target().map(CardLine::points).orElse(0);
    }
}
