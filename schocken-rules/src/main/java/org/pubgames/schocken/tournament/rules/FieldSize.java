package org.pubgames.schocken.tournament.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.tournament.TournamentSettings;

/**
 * So many want to play.
 *
 * @param player who makes them so many; empty where only the number is asked about
 * @param number how many, any number
 */
public record FieldSize(Findings findings, String player, int number, TournamentSettings settings)
        implements Situation {

    /** The most that may play, 2 to 64. */
    public int most() {
        return settings.mostEntrants();
    }
}
