package org.pubgames.sjoelen.rules;

import org.pubgames.sjoelen.SjoelenPlayer;

/**
 * A report about the turn on the card that is named, otherwise about the turn that is going on,
 * otherwise about the one played last.
 */
public interface LastTurn extends NamedTurn {

    /** Whether it is about the turn that is going on. */
    @Override
    default boolean turnRunning() {
        return seat().turn().isPresent() && !turnNamed();
    }

    /**
     * Whether the turn on the card was not played or its points were taken away, or it is to be
     * played again.
     */
    default boolean lastDeducted() {
        return target().filter(found -> found.closed() || found.annulled()).isPresent();
    }

    /** Whether somebody has begun a turn after that one. */
    default boolean nextBegun() {
        int line = line();
        for (SjoelenPlayer other : state().players()) {
            int theirs = other.card().size();
            if (theirs > line || (theirs == line && other.turn().isPresent())) {
                return true;
            }
        }
        return false;
    }
}
