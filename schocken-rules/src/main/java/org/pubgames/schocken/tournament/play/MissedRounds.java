package org.pubgames.schocken.tournament.play;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.schocken.tournament.Round;
import org.pubgames.schocken.tournament.TournamentSettings;
import org.pubgames.schocken.tournament.TournamentState;
import org.pubgames.schocken.tournament.rules.MissedPoints;
import org.pubgames.schocken.tournament.rules.MissedRound;

/** What rounds bring to those who did not play them. */
record MissedRounds(TournamentSettings settings) {

    /** The tournament with what a round brings to all who missed it, once it is over. */
    TournamentState of(TournamentState state, int number, Judging judging) {
        return state.round(number)
                .filter(round -> round.complete() && !round.missed().isEmpty())
                .map(round -> worth(state, round, round.missing(), judging))
                .orElse(state);
    }

    /** The tournament with what each round so far brings to somebody who has entered late. */
    TournamentState before(TournamentState state, String player, Judging judging) {
        TournamentState now = state;
        for (Round round : state.rounds()) {
            now = worth(now, round, List.of(player), judging);
        }
        return now;
    }

    private TournamentState worth(
            TournamentState state, Round round, List<String> players, Judging judging) {
        Findings found = judging.ask(new MissedRound(judging.findings(), round, players, settings));
        return found.effect(MissedPoints.class)
                .map(worth -> NextState.missed(state, round.number(), worth.points()))
                .orElse(state);
    }
}
