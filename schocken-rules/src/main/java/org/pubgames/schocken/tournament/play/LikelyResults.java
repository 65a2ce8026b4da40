package org.pubgames.schocken.tournament.play;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.schocken.tournament.Table;
import org.pubgames.schocken.tournament.TournamentEvent.Result;
import org.pubgames.schocken.tournament.TournamentSettings;

/** Results of a table that are likely to be accepted. */
record LikelyResults(TournamentSettings settings) {

    /** In this order, the best first; the last one lost every game. */
    List<Result> inOrder(Table table, List<String> players) {
        List<Integer> figures = new ArrayList<>();
        for (int i = 1; i <= players.size(); i++) {
            boolean last = i == players.size();
            figures.add(
                    switch (settings.counting()) {
                        case PLACES -> i;
                        case LOST_GAMES -> last ? table.games() : 0;
                        case POINTS -> players.size() - i;
                    });
        }
        return of(players, figures);
    }

    /** A figure for each player. */
    List<Result> of(List<String> players, List<Integer> figures) {
        List<Result> results = new ArrayList<>();
        for (int i = 0; i < players.size(); i++) {
            results.add(Result.of(settings.counting(), players.get(i), figures.get(i)));
        }
        return results;
    }
}
