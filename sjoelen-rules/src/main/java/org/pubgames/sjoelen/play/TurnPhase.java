package org.pubgames.sjoelen.play;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.sjoelen.Compartments;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenState;
import org.pubgames.sjoelen.TurnInPlay;
import org.pubgames.sjoelen.rules.BonusDue;
import org.pubgames.sjoelen.rules.BonusReport;
import org.pubgames.sjoelen.rules.Effect;
import org.pubgames.sjoelen.rules.SubTurnClose;
import org.pubgames.sjoelen.rules.SubTurnEnding;
import org.pubgames.sjoelen.rules.SubTurnReport;
import org.pubgames.sjoelen.rules.TakenOutDiscs;
import org.pubgames.sjoelen.rules.TrialReport;
import org.pubgames.sjoelen.rules.TurnStart;

/** A turn: trial discs before it, its beginning, its sub-turns and their end. */
final class TurnPhase {

    private final Boards boards;
    private final CardPhase card;

    TurnPhase(Boards boards, CardPhase card) {
        this.boards = boards;
        this.card = card;
    }

    SjoelenState trial(SjoelenState state, SjoelenEvent.TrialPlayed event, Judging judging) {
        SjoelenPlayer seat = state.seat(event.player());
        Boards.Board board = boards.playing(state, seat);
        TrialReport trial =
                new TrialReport(judging.findings(), state, seat, event, board.settings());
        return judging.put(trial).has(Effect.TRY_DISCS)
                ? state.with(seat.withTrial((int) trial.tried()))
                : state;
    }

    SjoelenState started(SjoelenState state, SjoelenEvent.TurnStarted event, Judging judging) {
        SjoelenPlayer seat = state.seat(event.player());
        Boards.Board board = boards.playing(state, seat);
        judging.put(new TurnStart(judging.findings(), state, seat, event, board.settings()));
        return state.with(seat.withTurn(seat.nextTurn(event.board(), board.settings().discs())));
    }

    SjoelenState subTurnEnded(
            SjoelenState state, SjoelenEvent.SubTurnEnded event, Judging judging) {
        SjoelenPlayer seat = state.seat(event.player());
        Boards.Board board = boards.playing(state, seat);
        SubTurnEnding ending =
                new SubTurnEnding(judging.findings(), state, seat, event, board.settings());
        return judging.put(ending).forbidden()
                ? state
                : state.with(closed(seat, ending.running(), board, judging));
    }

    SjoelenState subTurnPlayed(
            SjoelenState state, SjoelenEvent.SubTurnPlayed event, Judging judging) {
        SjoelenPlayer seat = state.seat(event.player());
        Boards.Board board = boards.playing(state, seat);
        SubTurnReport report =
                new SubTurnReport(judging.findings(), state, seat, event, board.settings());
        if (judging.put(report).forbidden()) {
            return state;
        }
        TurnInPlay turn = report.running();
        int field = report.most() - report.total() - report.takenOut();
        int lost = judging.findings().has(Effect.LOSE_DISCS) ? report.takenOut() : 0;
        TurnInPlay after =
                turn.with(0, report.counts(), field, report.takenOut() - lost, turn.bonus())
                        .losing(lost);
        return state.with(closed(seat, after, board, judging));
    }

    SjoelenState bonusPlayed(SjoelenState state, SjoelenEvent.BonusPlayed event, Judging judging) {
        SjoelenPlayer seat = state.seat(event.player());
        Boards.Board board = boards.playing(state, seat);
        BonusReport report =
                new BonusReport(judging.findings(), state, seat, event, board.settings());
        if (judging.put(report).forbidden()) {
            return state;
        }
        TurnInPlay turn = report.running();
        Compartments bonus = turn.bonus();
        for (int i = 0; i < Compartments.COUNT; i++) {
            bonus = bonus.plus(i, report.counts().at(i));
        }
        int missed = turn.hand() - report.total();
        return state.with(
                closed(seat, turn.with(0, turn.compartments(), missed, 0, bonus), board, judging));
    }

    /** A sub-turn is over; the rules say what follows. */
    private SjoelenPlayer closed(
            SjoelenPlayer seat, TurnInPlay turn, Boards.Board board, Judging judging) {
        Findings findings =
                judging.ask(
                        new SubTurnClose(
                                judging.findings(), turn, board.settings(), board.worth()));
        TurnInPlay counted = turn.counting(findings.points());
        if (findings.has(Effect.END_TURN)) {
            return card.scored(seat, counted, board, judging);
        }
        int extra = findings.effect(BonusDue.class).map(BonusDue::discs).orElse(0);
        if (extra > 0) {
            int reachedIn = turn.bonusStage() ? turn.maximumIn() : turn.subTurn();
            return seat.withTurn(turn.nextBonus(extra, reachedIn));
        }
        if (!findings.has(Effect.NEXT_SUB_TURN)) {
            return seat.withTurn(counted);
        }
        int back = findings.has(TakenOutDiscs.RETURN) ? turn.takenOut() : 0;
        int lost = findings.has(TakenOutDiscs.LOST) ? turn.takenOut() : 0;
        return seat.withTurn(counted.nextSubTurn(back, lost));
    }
}
