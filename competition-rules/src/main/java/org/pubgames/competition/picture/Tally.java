package org.pubgames.competition.picture;

import java.util.List;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.Pairing;
import org.pubgames.competition.Result;

/**
 * How an entrant has done, in the matches that count.
 *
 * @param won matches won, also without playing
 * @param drawn matches that ended level
 * @param lost the others; both sides where nobody came, but on a ladder, where that is void
 */
record Tally(int won, int drawn, int lost) {

    /** The tally of an entrant. */
    static Tally of(CompetitionState state, String player) {
        int won = 0;
        int drawn = 0;
        int lost = 0;
        for (Pairing each : state.pairings(player)) {
            boolean nobody = each.result().map(Result::absent).orElse(List.of()).size() == 2;
            boolean isVoid = state.ladder() && nobody;
            if (each.result().isPresent() && state.counts(each) && !isVoid) {
                Result own = each.seenBy(player).orElseThrow();
                int lead =
                        own.absent().isEmpty()
                                ? Integer.compare(own.firstGames(), own.secondGames())
                                : own.absent().contains(player) ? -1 : 1;
                won += lead > 0 ? 1 : 0;
                drawn += lead == 0 ? 1 : 0;
                lost += lead < 0 ? 1 : 0;
            }
        }
        return new Tally(won, drawn, lost);
    }

    /** How many matches that is. */
    int played() {
        return won + drawn + lost;
    }
}
