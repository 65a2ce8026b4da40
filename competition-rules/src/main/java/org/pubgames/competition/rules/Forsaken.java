package org.pubgames.competition.rules;

import java.util.List;
import org.pubgames.competition.CompetitionSettings;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/**
 * An entrant whose results stand has left: what becomes of the matches that it has not played?
 *
 * @param player who has left
 * @param opponents those whom it was still to meet, each once, in the order of the rounds
 */
public record Forsaken(
        Findings findings, String player, List<String> opponents, CompetitionSettings settings)
        implements Situation {

    /** How many entrants it was still to meet, from 0. */
    public int number() {
        return opponents.size();
    }

    /** Points of who was there when the other side was not. */
    public int points() {
        return settings.walkOverWinPoints();
    }

    /** The opponent, named first, has one more match won. */
    public Worth matchWon() {
        return new Worth(1, 0);
    }

    /** What each match is worth to the opponent, named first, and to who has left. */
    public Worth worth() {
        return new Worth(settings.walkOverWinPoints(), settings.walkOverLossPoints());
    }
}
