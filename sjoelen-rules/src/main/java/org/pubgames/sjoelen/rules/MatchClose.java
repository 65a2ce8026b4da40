package org.pubgames.sjoelen.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;

/**
 * A score on a card is new or another one: is the match decided, and how?
 *
 * @param standings everybody's result
 * @param settings the settings of the match
 */
public record MatchClose(Findings findings, Standings standings, SjoelenSettings settings)
        implements Situation {

    /** Turns that everybody who has not left has played; all turns, when everybody has left. */
    public int rounds() {
        int fewest = Integer.MAX_VALUE;
        for (SjoelenPlayer player : standings.state().players()) {
            fewest = player.withdrawn() ? fewest : Math.min(fewest, player.played());
        }
        return fewest;
    }

    /** Whether several began the match and only one has not left. */
    public boolean alone() {
        return standings.state().players().size() > 1 && stayed() == 1;
    }

    /** Whether everybody has left. */
    public boolean deserted() {
        return stayed() == 0;
    }

    private long stayed() {
        return standings.state().players().stream().filter(player -> !player.withdrawn()).count();
    }

    /** The first player with a score that may not decide the match yet; empty for nobody. */
    public String unsettled() {
        return standings.unsettled();
    }

    /** Finished games of a match by games: 0 or more. */
    public int games() {
        return standings.state().games().size();
    }

    /** Whether the time of the match is up. */
    public boolean stopped() {
        return standings.state().stopped();
    }

    /** The best result: match points in a match by games, otherwise points. */
    public int top() {
        return standings.top();
    }

    /** Who has the best result, in seating order; at least one. */
    public List<String> leaders() {
        return standings.leaders();
    }

    /** The best result of a match by total points. */
    public int total() {
        return top();
    }

    /** The best result of a match by games. */
    public int matchPoints() {
        return top();
    }

    /** Whether several have the best result. */
    public boolean tied() {
        return standings.leaders().size() > 1;
    }

    /** The first of those with the best result. */
    public String winner() {
        return standings.leaders().get(0);
    }

    /** What each player of the first of those teams brought, as name and points. */
    public List<String> shares() {
        return standings.shares();
    }

    /** Who is first in the order of places that the settings name; at least one. */
    public List<String> winners() {
        return standings.leaders(settings.tie().places());
    }
}
