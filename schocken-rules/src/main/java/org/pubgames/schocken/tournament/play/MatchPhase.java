package org.pubgames.schocken.tournament.play;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.schocken.tournament.PlayOff;
import org.pubgames.schocken.tournament.TournamentEvent;
import org.pubgames.schocken.tournament.TournamentEvent.Closed;
import org.pubgames.schocken.tournament.TournamentEvent.PlayOffPlayed;
import org.pubgames.schocken.tournament.TournamentSettings;
import org.pubgames.schocken.tournament.TournamentState;
import org.pubgames.schocken.tournament.TournamentState.Ending;
import org.pubgames.schocken.tournament.rules.Closing;
import org.pubgames.schocken.tournament.rules.Effect;
import org.pubgames.schocken.tournament.rules.PlayOffReport;
import org.pubgames.schocken.tournament.rules.RoundClose;

/** The end of rounds and of the tournament, with or without a play-off. */
final class MatchPhase {

    private final TournamentSettings settings;

    MatchPhase(TournamentSettings settings) {
        this.settings = settings;
    }

    TournamentState closed(TournamentState state, Closed closed, Judging judging) {
        Findings found = judging.put(new Closing(judging.findings(), state));
        return found.has(Effect.CLOSE)
                ? goOn(NextState.closedEarly(state), closed, judging)
                : state;
    }

    TournamentState playedOff(TournamentState state, PlayOffPlayed played, Judging judging) {
        PlayOffReport report = new PlayOffReport(judging.findings(), played, state);
        if (judging.put(report).forbidden()) {
            return state;
        }
        PlayOff playOff = new PlayOff(report.players(), played.order());
        TournamentState next = NextState.decided(state, Optional.of(playOff), Optional.empty());
        return goOn(next, played, judging);
    }

    /** What a report means for the round, and for the end. */
    TournamentState goOn(TournamentState state, TournamentEvent event, Judging judging) {
        RoundClose close = new RoundClose(judging.findings(), event, state, settings);
        Findings found = judging.put(close);
        if (found.has(Effect.SAME_TABLES)) {
            return NextState.sameTables(state, settings);
        }
        Optional<PlayOff> playOff =
                found.has(Effect.PLAY_OFF)
                        ? Optional.of(new PlayOff(close.leaders(), List.of()))
                        : close.playOff();
        return NextState.decided(state, playOff, found.effect(Ending.class));
    }
}
