package org.pubgames.sjoelen.rules;

import org.pubgames.sjoelen.CardLine;

/** What the player says about the score noted last. */
public interface LastLine extends Report {

    /**
     * What happened to the line; {@code AGREED} where there is none, as nothing is left to agree.
     */
    default CardLine.Status status() {
        return lines() == 0 ? CardLine.Status.AGREED : seat().card().get(lines() - 1).status();
    }

    /** Which turn it is, from 1; 0 where there is none. */
    default int turn() {
        return lines();
    }

    /** Its points; 0 where there is none. */
    default int points() {
        return lines() == 0 ? 0 : seat().card().get(lines() - 1).points();
    }
}
