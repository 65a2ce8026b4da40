package org.pubgames.competition.play;

import java.util.List;
import java.util.Optional;
import org.pubgames.competition.CompetitionEvent;
import org.pubgames.competition.CompetitionEvent.Postponed;
import org.pubgames.competition.CompetitionEvent.ResultAnnulled;
import org.pubgames.competition.CompetitionEvent.ResultCorrected;
import org.pubgames.competition.CompetitionEvent.ResultReported;
import org.pubgames.competition.CompetitionEvent.WalkedOver;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.GameScore;
import org.pubgames.competition.Pairing;
import org.pubgames.competition.Result;
import org.pubgames.competition.rules.Annulment;
import org.pubgames.competition.rules.Effect;
import org.pubgames.competition.rules.Following;
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
        return result(state, event, event.round(), event.board(), event.games(), judging);
    }

    CompetitionState corrected(CompetitionState state, ResultCorrected event, Judging judging) {
        return result(state, event, event.round(), event.board(), event.games(), judging);
    }

    private CompetitionState result(
            CompetitionState state,
            CompetitionEvent event,
            int round,
            int board,
            List<GameScore> games,
            Judging judging) {
        Optional<Pairing> pairing = called(state, event, round, board, judging);
        if (pairing.isEmpty()) {
            return state;
        }
        Pairing met = pairing.get();
        Findings found = judging.findings();
        if (judging.put(new ResultReport(found, games, met, stage.settings(state))).forbidden()) {
            return state;
        }
        if (event instanceof ResultCorrected) {
            Optional<Result> right = Optional.of(Result.played(games, 0, 0));
            judging.put(new Following(found, round, met, right, state, stage.settings(state)));
        }
        judging.put(new ResultScoring(found, event, games, met, stage.settings(state)));
        if (event instanceof ResultCorrected) {
            judging.put(new ResultChange(found, round, state, stage.settings(state)));
        }
        Worth worth = found.effect(Worth.class, new Worth(0, 0));
        Result result = Result.played(games, worth.first(), worth.second());
        CompetitionState next = state.with(round, met, Optional.of(result));
        return table.goOn(
                event instanceof ResultReported ? ladder(next, round, board, judging) : next,
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
