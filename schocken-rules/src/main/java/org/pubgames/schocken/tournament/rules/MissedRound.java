package org.pubgames.schocken.tournament.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.tournament.Round;
import org.pubgames.schocken.tournament.TournamentSettings;

/**
 * A round is over that some who are in the tournament did not play: what does it bring them?
 *
 * @param played the round, of which every table has reported
 * @param players who did not play it, and of whom it is told now
 */
public record MissedRound(
        Findings findings, Round played, List<String> players, TournamentSettings settings)
        implements Situation {

    /** The number of the round, from 1. */
    public int round() {
        return played.number();
    }

    /** How many did not play it, from 1. */
    public int number() {
        return players.size();
    }

    /** The fewest points that anybody brought home in it. */
    public int points() {
        return played.fewestPoints();
    }
}
