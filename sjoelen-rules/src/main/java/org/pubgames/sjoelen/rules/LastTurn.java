package org.pubgames.sjoelen.rules;

import org.pubgames.sjoelen.CardLine;
import org.pubgames.sjoelen.PlayerState;

/** A report about the turn that is going on, otherwise about the one played last. */
public interface LastTurn extends Report {

    /** Whether the points of the turn played last were deducted. */
    default boolean lastDeducted() {
        int lines = lines();
        return lines > 0 && seat().card().get(lines - 1).status() == CardLine.Status.DEDUCTED;
    }

    /** Whether somebody has begun a turn after the one that this player played last. */
    default boolean nextBegun() {
        int lines = lines();
        for (PlayerState other : state().players()) {
            int theirs = other.card().size();
            if (theirs > lines || (theirs == lines && other.turn().isPresent())) {
                return true;
            }
        }
        return false;
    }
}
