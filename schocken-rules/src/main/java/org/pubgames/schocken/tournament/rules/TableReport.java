package org.pubgames.schocken.tournament.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.tournament.TournamentSettings.Counting;

/** The result of a table: does it name the right people, each with a possible figure? */
public record TableReport(
        Findings findings,
        int table,
        List<String> players,
        List<String> strangers,
        String nearest,
        List<String> missing,
        List<String> twice,
        Counting counting,
        List<String> otherwise,
        boolean placesOnce,
        int least,
        int most,
        long sum,
        int games,
        int mostPoints)
        implements Situation {

    /** Whether everybody at the table is named once, nobody else, each with the right figure. */
    public boolean whole() {
        return strangers.isEmpty() && missing.isEmpty() && twice.isEmpty() && otherwise.isEmpty();
    }

    /** The field of the figure that counts. */
    public String field() {
        return switch (counting) {
            case PLACES -> "place";
            case LOST_GAMES -> "lost";
            case POINTS -> "points";
        };
    }
}
