package org.pubgames.schocken.tournament;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.schocken.tournament.rules.Closing;
import org.pubgames.schocken.tournament.rules.Effect;
import org.pubgames.schocken.tournament.rules.MatchClose;
import org.pubgames.schocken.tournament.rules.PlayOffReport;

/** The end: early or after the last round, with or without a play-off. */
final class ClosingPhase {

    private final TournamentSettings settings;

    ClosingPhase(TournamentSettings settings) {
        this.settings = settings;
    }

    TournamentState closed(TournamentState state, Judging judging) {
        Optional<Round> last = state.round();
        Findings findings =
                judging.put(
                        new Closing(
                                judging.findings(),
                                (int) state.rounds().stream().filter(Round::complete).count(),
                                last.filter(round -> !round.untouched() && !round.complete())
                                        .isPresent(),
                                last.map(Round::openTables).orElse(List.of()),
                                state.phase() == Phase.PLAY_OFF));
        return findings.has(Effect.CLOSE) ? decided(state.closedEarly(), judging) : state;
    }

    TournamentState playedOff(TournamentState state, List<String> order, Judging judging) {
        Optional<PlayOff> due = state.playOff().filter(found -> state.phase() == Phase.PLAY_OFF);
        List<String> players = due.map(PlayOff::players).orElse(List.of());
        boolean everybodyOnce =
                order.size() == players.size() && new PlayOff(players, List.of()).isOf(order);
        judging.put(new PlayOffReport(judging.findings(), due.isPresent(), players, everybodyOnce));
        if (judging.findings().forbidden()) {
            return state;
        }
        return decided(
                state.with(Optional.of(new PlayOff(players, order)), Optional.empty()), judging);
    }

    /** Once nothing is left to play, the rules say how the places are decided. */
    TournamentState decided(TournamentState state, Judging judging) {
        boolean played =
                state.round().filter(Round::complete).isPresent()
                        && (state.closed() || state.rounds().size() >= settings.rounds());
        if (!played) {
            return state;
        }
        List<Entrant> first = state.leaders();
        List<String> leaders = first.stream().map(Entrant::player).toList();
        Optional<PlayOff> playOff = state.playOff().filter(found -> found.isOf(leaders));
        Findings findings =
                judging.put(
                        new MatchClose(
                                judging.findings(),
                                state.rounds().size(),
                                first.isEmpty() ? 0 : first.get(0).points(),
                                leaders,
                                leaders.size() > 1,
                                settings.tie(),
                                playOff.map(PlayOff::order).orElse(List.of())));
        if (findings.has(Effect.PLAY_OFF)) {
            playOff = Optional.of(new PlayOff(leaders, List.of()));
        }
        return state.with(playOff, findings.effect(TournamentState.Ending.class));
    }
}
