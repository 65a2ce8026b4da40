package org.pubgames.schocken.tournament.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.tournament.TournamentSettings.Tie;

/** All has been played, or the organizer has ended it. */
public record MatchClose(
        Findings findings,
        int rounds,
        int points,
        List<String> leaders,
        boolean tied,
        Tie tie,
        List<String> order)
        implements Situation {

    /** Whether the play-off of these leaders has been played. */
    public boolean playedOff() {
        return !order.isEmpty();
    }
}
