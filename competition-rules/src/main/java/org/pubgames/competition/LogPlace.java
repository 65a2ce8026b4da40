package org.pubgames.competition;

import org.pubgames.core.spi.Given;

/**
 * A place in a match that was played with its own log.
 *
 * @param player whose place it is, by the name at the seat
 * @param rank 1 for the best; equal ranks are ties
 * @param score what was reached in it, any number
 */
public record LogPlace(String player, int rank, int score) {

    public LogPlace {
        Given.all("player", player);
    }
}
