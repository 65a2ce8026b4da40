package org.pubgames.sjoelen.rules;

import java.util.Optional;
import org.pubgames.sjoelen.CardLine;

/** A report that may name the board of a turn. */
public interface NamedBoard extends Report {

    /** The number of the board as reported; empty when none is named. */
    Optional<Integer> named();

    /** Whether a board is named. */
    default boolean boardNamed() {
        return named().isPresent();
    }

    /** The number of the board, any whole number; 0 when none is named. */
    default int board() {
        return named().orElse(0);
    }

    /** Whether a turn on the player's card was played on it that need not be played again. */
    default boolean used() {
        for (CardLine line : seat().card()) {
            if (!line.annulled() && line.board().isPresent() && line.board().equals(named())) {
                return true;
            }
        }
        return false;
    }
}
