package org.pubgames.competition;

import org.pubgames.core.spi.Given;

/**
 * What somebody has from one evening.
 *
 * @param player who was there
 * @param points the points of that evening, 0 to 9999
 */
public record EveningScore(String player, int points) {

    public EveningScore {
        Given.all("player", player);
    }
}
