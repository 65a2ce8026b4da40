package org.pubgames.sjoelen.play;

import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.sjoelen.CardLine;
import org.pubgames.sjoelen.Compartments;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;
import org.pubgames.sjoelen.TurnInPlay;
import org.pubgames.sjoelen.rules.Agreement;
import org.pubgames.sjoelen.rules.CorrectedDiscs;
import org.pubgames.sjoelen.rules.CorrectedScore;
import org.pubgames.sjoelen.rules.Correction;
import org.pubgames.sjoelen.rules.Deletion;
import org.pubgames.sjoelen.rules.Dispute;
import org.pubgames.sjoelen.rules.Effect;
import org.pubgames.sjoelen.rules.ExtraQuestion;
import org.pubgames.sjoelen.rules.Handover;
import org.pubgames.sjoelen.rules.LastLine;
import org.pubgames.sjoelen.rules.Passing;
import org.pubgames.sjoelen.rules.Recount;
import org.pubgames.sjoelen.rules.ScoreNote;
import org.pubgames.sjoelen.rules.Tampering;
import org.pubgames.sjoelen.rules.TurnResult;
import org.pubgames.sjoelen.rules.TurnScoring;
import org.pubgames.sjoelen.rules.Worth;

/** The match card: scores entered, agreed, corrected and struck out; where the card goes. */
final class CardPhase {

    private final Boards boards;

    CardPhase(Boards boards) {
        this.boards = boards;
    }

    /** A turn is over: its points are counted by the rules and go onto the card. */
    SjoelenPlayer scored(SjoelenPlayer seat, TurnInPlay turn, Boards.Board board, Judging judging) {
        int points =
                board.settings().countsSubTurns()
                        ? turn.counted()
                        : counted(
                                turn.compartments(), turn.bonus(), turn.subTurn(), board, judging);
        Findings findings =
                judging.put(
                        new TurnResult(
                                judging.findings(),
                                seat,
                                turn,
                                points,
                                board.settings(),
                                board.worth()));
        return findings.has(Effect.ENTER_SCORE)
                ? seat.noted(CardLine.played(seat.nextLine(), turn, points))
                : seat;
    }

    /** The points of a layout with which a turn ended in a sub-turn, 0 where none is said. */
    private static int counted(
            Compartments layout,
            Compartments bonus,
            int subTurn,
            Boards.Board board,
            Judging judging) {
        Worth worth = board.worth();
        TurnScoring.Finish finish =
                new TurnScoring.Finish(subTurn, worth.points(layout), worth.highestScore());
        return judging.ask(
                        new TurnScoring(
                                judging.findings(), layout, bonus, finish, board.settings()))
                .points();
    }

    SjoelenState noted(SjoelenState state, SjoelenEvent.ScoreNoted event, Judging judging) {
        SjoelenPlayer seat = state.seat(event.player());
        Boards.Board board = boards.playing(state, seat);
        ScoreNote note =
                new ScoreNote(
                        judging.findings(), state, seat, event, board.settings(), board.worth());
        if (!judging.put(note).has(Effect.ENTER_SCORE)) {
            return state;
        }
        CardLine line =
                CardLine.noted(
                        note.turn(),
                        event.board().or(() -> seat.turn().flatMap(TurnInPlay::board)),
                        note.discs(),
                        event.points());
        return state.with(seat.noted(line));
    }

    SjoelenState agreed(SjoelenState state, SjoelenEvent.ScoreAgreed event, Judging judging) {
        SjoelenPlayer seat = state.seat(event.player());
        SjoelenSettings settings = boards.last(state, seat).settings();
        return said(new Agreement(judging.findings(), state, seat, event, settings), judging);
    }

    SjoelenState disputed(SjoelenState state, SjoelenEvent.ScoreDisputed event, Judging judging) {
        SjoelenPlayer seat = state.seat(event.player());
        SjoelenSettings settings = boards.last(state, seat).settings();
        return said(new Dispute(judging.findings(), state, seat, event, settings), judging);
    }

    private static SjoelenState said(LastLine report, Judging judging) {
        Findings findings = judging.put(report);
        boolean agreed = findings.has(Effect.AGREE);
        if (findings.forbidden() || !(agreed || findings.has(Effect.DISPUTE))) {
            return report.state();
        }
        SjoelenPlayer seat = report.seat();
        CardLine last = seat.card().get(report.turn() - 1);
        CardLine.Status status = agreed ? CardLine.Status.AGREED : CardLine.Status.DISPUTED;
        return report.state().with(seat.withLine(report.turn(), last.said(status)));
    }

    SjoelenState corrected(SjoelenState state, SjoelenEvent.ScoreCorrected event, Judging judging) {
        SjoelenPlayer seat = state.seat(event.player());
        Boards.Board board = boards.usual();
        Correction correction =
                new Correction(judging.findings(), state, seat, event, board.settings());
        Findings findings = judging.put(correction);
        Compartments layout =
                event.compartments()
                        .or(() -> correction.line().flatMap(CardLine::layout))
                        .orElse(Compartments.EMPTY);
        int judged = correction.written();
        if (board.settings().countsSubTurns()
                || !(correction.recounted() || correction.layoutOnCard())) {
            judging.put(new CorrectedScore(findings, correction, board.settings(), board.worth()));
        } else {
            judged = correction.recounted() ? recount(correction, layout, board, judging) : judged;
            boolean complete = judging.findings().forbidden() || complete(layout, board);
            judging.put(new CorrectedDiscs(findings, correction, judged, complete));
        }
        if (findings.forbidden() || !findings.has(Effect.CORRECT_SCORE)) {
            return state;
        }
        CardLine right =
                correction
                        .line()
                        .orElseThrow()
                        .counting(
                                event.points(),
                                CardLine.Status.CORRECTED,
                                Optional.of(event.initials()));
        return state.with(
                seat.withLine(
                        event.turn(),
                        correction.recounted()
                                ? right.recounted(layout, event.bonus(), judged)
                                : right));
    }

    /** Whether a possible layout makes the highest score. */
    private static boolean complete(Compartments layout, Boards.Board board) {
        return layout.least() >= 0
                && layout.total() <= board.settings().discs()
                && board.worth().points(layout) == board.worth().highestScore();
    }

    /** What the discs were really worth, by the same rules as at the end of a turn. */
    private static int recount(
            Correction correction, Compartments layout, Boards.Board board, Judging judging) {
        Findings findings = judging.findings();
        SjoelenEvent.ScoreCorrected event = correction.event();
        Compartments bonus = event.bonus().orElse(Compartments.EMPTY);
        int discs = correction.line().map(CardLine::discs).orElse(board.settings().discs());
        Findings possible = judging.ask(new Recount(findings, layout, discs, board.settings()));
        if (!possible.forbidden() && !bonus.equals(Compartments.EMPTY)) {
            boolean earned =
                    correction.extra() > 0
                            && board.worth().points(layout) == board.worth().highestScore();
            possible = judging.ask(new ExtraQuestion(findings, bonus, earned, correction.extra()));
        }
        // Impossible counts are refused for what they are, not for the points they do not make.
        return possible.forbidden()
                ? event.points()
                : counted(layout, bonus, correction.reachedIn(), board, judging);
    }

    SjoelenState struck(SjoelenState state, SjoelenEvent.ScoreStruck event, Judging judging) {
        SjoelenPlayer seat = state.seat(event.player());
        Boards.Board board = boards.usual();
        Deletion deletion =
                new Deletion(
                        judging.findings(), state, seat, event, board.settings(), board.worth());
        Findings findings = judging.put(deletion);
        if (findings.forbidden() || !findings.has(Effect.LOWEST_LEGIBLE)) {
            return state;
        }
        CardLine line = deletion.line().orElseThrow();
        return state.with(
                seat.withLine(
                        event.turn(),
                        line.counting(
                                deletion.lowest(), CardLine.Status.STRUCK, Optional.empty())));
    }

    SjoelenState passed(SjoelenState state, SjoelenEvent.CardPassed event, Judging judging) {
        SjoelenPlayer seat = state.seat(event.player());
        SjoelenSettings settings = boards.last(state, seat).settings();
        judging.put(new Passing(judging.findings(), state, seat, event, settings));
        return state;
    }

    SjoelenState handedOver(
            SjoelenState state, SjoelenEvent.CardHandedOver event, Judging judging) {
        SjoelenPlayer seat = state.seat(event.player());
        SjoelenSettings settings = boards.last(state, seat).settings();
        Findings findings =
                judging.put(new Handover(judging.findings(), state, seat, event, settings));
        return state.with(
                seat.handedOver(
                        findings.has(Effect.GIVE_COPY), findings.has(Effect.GIVE_ORIGINAL)));
    }

    SjoelenState tamperingProven(
            SjoelenState state, SjoelenEvent.TamperingProven event, Judging judging) {
        SjoelenPlayer seat = state.seat(event.player());
        SjoelenSettings settings = boards.last(state, seat).settings();
        Tampering tampering = new Tampering(judging.findings(), state, seat, event, settings);
        Findings findings = judging.put(tampering);
        if (findings.forbidden() || !findings.has(Effect.DEDUCT)) {
            return state;
        }
        SjoelenPlayer next = seat;
        for (int turn : tampering.turns()) {
            CardLine line = next.card().get(turn - 1);
            // a turn that was given up or missed made nothing, and still wins nothing
            next =
                    line.forfeited()
                            ? next
                            : next.withLine(
                                    turn,
                                    line.counting(0, CardLine.Status.DEDUCTED, Optional.empty()));
        }
        return state.with(next);
    }
}
