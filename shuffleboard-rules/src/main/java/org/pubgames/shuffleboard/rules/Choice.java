package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.ShuffleboardEvent.Order;
import org.pubgames.shuffleboard.Side;

/**
 * A side won the toss or the lag and chose.
 *
 * @param side the side that won
 * @param plays whether it plays first or second
 * @param game the game that it begins, 1 for the first of the match
 */
public record Choice(Findings findings, Side side, Order plays, int game) implements Situation {

    /** Whether it is a later game that begins, not the match. */
    public boolean laterGame() {
        return game > 1;
    }
}
