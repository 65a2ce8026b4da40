package org.pubgames.competition.play;

import java.util.List;
import java.util.Optional;
import org.pubgames.competition.CompetitionEvent;
import org.pubgames.competition.CompetitionEvent.LogCorrected;
import org.pubgames.competition.CompetitionEvent.LogReported;
import org.pubgames.competition.CompetitionEvent.Postponed;
import org.pubgames.competition.CompetitionEvent.ResultAnnulled;
import org.pubgames.competition.CompetitionEvent.ResultCorrected;
import org.pubgames.competition.CompetitionEvent.ResultReported;
import org.pubgames.competition.CompetitionEvent.WalkedOver;
import org.pubgames.competition.CompetitionSettings;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.GameScore;
import org.pubgames.competition.Pairing;
import org.pubgames.competition.PlayedLog;
import org.pubgames.competition.Result;
import org.pubgames.competition.rules.Annulment;
import org.pubgames.competition.rules.Effect;
import org.pubgames.competition.rules.Following;
import org.pubgames.competition.rules.LogReport;
import org.pubgames.competition.rules.LogScoring;
import org.pubgames.competition.rules.MatchCall;
import org.pubgames.competition.rules.Penalty;
import org.pubgames.competition.rules.Postponement;
import org.pubgames.competition.rules.ResultChange;
import org.pubgames.competition.rules.ResultReport;
import org.pubgames.competition.rules.ResultScoring;
import org.pubgames.competition.rules.WalkOver;
import org.pubgames.competition.rules.Worth;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;

/** What is reported of matches: results, walk-overs, corrections, what is put off or annulled. */
final class ResultPhase {

    private final Stage stage;
    private final TablePhase table;
    private final LadderPhase ladder;

    ResultPhase(Stage stage, TablePhase table, LadderPhase ladder) {
        this.stage = stage;
        this.table = table;
        this.ladder = ladder;
    }

    CompetitionState reported(CompetitionState state, ResultReported event, Judging judging) {
        return numbers(state, event, event.round(), event.board(), event.games(), judging);
    }

    CompetitionState corrected(CompetitionState state, ResultCorrected event, Judging judging) {
        return numbers(state, event, event.round(), event.board(), event.games(), judging);
    }

    CompetitionState logged(CompetitionState state, LogReported event, Judging judging) {
        return logs(state, event, event.round(), event.board(), event.logs(), judging);
    }

    CompetitionState relogged(CompetitionState state, LogCorrected event, Judging judging) {
        return logs(state, event, event.round(), event.board(), event.logs(), judging);
    }

    private CompetitionState numbers(
            CompetitionState state,
            CompetitionEvent event,
            int round,
            int board,
            List<GameScore> games,
            Judging judging) {
        return called(state, event, round, board, judging)
                .map(met -> result(state, event, round, met, Played.by(games), judging))
                .orElse(state);
    }

    private CompetitionState logs(
            CompetitionState state,
            CompetitionEvent event,
            int round,
            int board,
            List<PlayedLog> logs,
            Judging judging) {
        Optional<Pairing> pairing = called(state, event, round, board, judging);
        if (pairing.isEmpty()) {
            return state;
        }
        Pairing met = pairing.get();
        Findings found = judging.findings();
        if (judging.put(new LogReport(found, logs, round, met, state)).forbidden()) {
            return state;
        }
        for (int i = 0; i < logs.size(); i++) {
            judging.put(new LogScoring(found, logs.get(i), i + 1, met));
        }
        List<String> names = logs.stream().map(PlayedLog::digest).toList();
        Played played = new Played(found.effects(GameScore.class), names);
        return result(state, event, round, met, played, judging);
    }

    /** The games of a match; the names of their logs, where they have any. */
    private record Played(List<GameScore> games, List<String> logs) {

        static Played by(List<GameScore> games) {
            return new Played(games, List.of());
        }

        Result worth(Worth worth) {
            return Result.played(games, worth.first(), worth.second()).loggedIn(logs);
        }
    }

    private CompetitionState result(
            CompetitionState state,
            CompetitionEvent event,
            int round,
            Pairing met,
            Played played,
            Judging judging) {
        Findings found = judging.findings();
        List<GameScore> games = played.games();
        boolean logged = event instanceof LogReported || event instanceof LogCorrected;
        CompetitionSettings settings = stage.settings(state);
        if (judging.put(new ResultReport(found, games, logged, met, settings)).forbidden()) {
            return state;
        }
        if (event.corrects()) {
            Optional<Result> right = Optional.of(played.worth(new Worth(0, 0)));
            judging.put(new Following(found, round, met, right, state, settings));
        }
        judging.put(new ResultScoring(found, event, games, met, settings));
        if (event.corrects()) {
            judging.put(new ResultChange(found, round, state, settings));
        }
        Result result = played.worth(found.effect(Worth.class, new Worth(0, 0)));
        CompetitionState next = state.with(round, met, Optional.of(result));
        return table.goOn(
                event.corrects() ? next : ladder(next, round, met.board(), judging),
                event,
                judging);
    }

    CompetitionState walkedOver(CompetitionState state, WalkedOver event, Judging judging) {
        Optional<Pairing> pairing = called(state, event, event.round(), event.board(), judging);
        if (pairing.isEmpty()) {
            return state;
        }
        Pairing met = pairing.get();
        Findings found = judging.findings();
        if (judging.put(new WalkOver(found, event, met, stage.settings(state))).forbidden()) {
            return state;
        }
        Worth worth = found.effect(Worth.class, new Worth(0, 0));
        int penalty = found.effect(Penalty.class, new Penalty(0)).points();
        Worth less =
                new Worth(
                        worth.first() - (event.absent().contains(met.first()) ? penalty : 0),
                        worth.second() - (event.absent().contains(met.second()) ? penalty : 0));
        Result result = Unplayed.of(met, event.absent(), less, stage.settings(state));
        CompetitionState next = state.with(event.round(), met, Optional.of(result));
        return table.goOn(ladder(next, event.round(), event.board(), judging), event, judging);
    }

    private CompetitionState ladder(CompetitionState state, int round, int board, Judging judging) {
        return judging.findings().forbidden()
                ? state
                : state.pairing(round, board)
                        .map(played -> ladder.decided(state, played, judging))
                        .orElse(state);
    }

    CompetitionState annulled(CompetitionState state, ResultAnnulled event, Judging judging) {
        Optional<Pairing> pairing = called(state, event, event.round(), event.board(), judging);
        if (pairing.isEmpty()) {
            return state;
        }
        Findings found = judging.put(new Annulment(judging.findings(), event, pairing.get()));
        if (!found.has(Effect.ANNUL)) {
            return state;
        }
        Following following =
                new Following(
                        found,
                        event.round(),
                        pairing.get(),
                        Optional.empty(),
                        state,
                        stage.settings(state));
        judging.put(following);
        judging.put(new ResultChange(found, event.round(), state, stage.settings(state)));
        return table.goOn(
                state.with(event.round(), pairing.get(), Optional.empty()), event, judging);
    }

    CompetitionState postponed(CompetitionState state, Postponed event, Judging judging) {
        Optional<Pairing> pairing = called(state, event, event.round(), event.board(), judging);
        if (pairing.isEmpty()) {
            return state;
        }
        Postponement asked =
                new Postponement(
                        judging.findings(), event, pairing.get(), state, stage.settings(state));
        Findings found = judging.put(asked);
        if (found.forbidden() || !found.has(Effect.PUT_OFF)) {
            return state;
        }
        CompetitionState next = state.postponedBy(event.player(), event.round(), pairing.get());
        return found.has(Effect.FINE)
                ? table.goOn(next.decided(event.player(), -asked.penalty()), event, judging)
                : next;
    }

    /** The match that is spoken of; empty where the rules forbid to speak of it. */
    private static Optional<Pairing> called(
            CompetitionState state, CompetitionEvent event, int round, int board, Judging judging) {
        MatchCall call = new MatchCall(judging.findings(), event, round, board, state);
        return judging.put(call).forbidden() ? Optional.empty() : state.pairing(round, board);
    }
}
