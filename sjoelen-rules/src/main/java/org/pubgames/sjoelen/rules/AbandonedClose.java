package org.pubgames.sjoelen.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.sjoelen.SjoelenSettings;

/**
 * A match was abandoned, and what was played counts: who has won?
 *
 * @param standings everybody's result
 * @param settings the settings of the match
 */
public record AbandonedClose(Findings findings, Standings standings, SjoelenSettings settings)
        implements Situation {

    /** The first player with a score that may not decide the match yet; empty for nobody. */
    public String unsettled() {
        return standings.unsettled();
    }

    /** Who has the best result, in seating order; at least one. */
    public List<String> leaders() {
        return standings.leaders();
    }

    /** The first of them. */
    public String winner() {
        return standings.leaders().get(0);
    }

    /** Whether several have the best result. */
    public boolean tied() {
        return standings.leaders().size() > 1;
    }

    /** The best result: match points in a match by games, otherwise points. */
    public int top() {
        return standings.top();
    }
}
