package org.pubgames.sjoelen.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.sjoelen.CardLine;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenState;
import org.pubgames.sjoelen.TurnInPlay;
import org.pubgames.sjoelen.rules.AlienDiscReport;
import org.pubgames.sjoelen.rules.BrokenDisc;
import org.pubgames.sjoelen.rules.Conducted;
import org.pubgames.sjoelen.rules.CountRequest;
import org.pubgames.sjoelen.rules.DiscCount;
import org.pubgames.sjoelen.rules.Effect;
import org.pubgames.sjoelen.rules.LastTurn;
import org.pubgames.sjoelen.rules.OrganizerWord;
import org.pubgames.sjoelen.rules.Report;

/** What interrupts play, and what is only put on record. */
final class InterruptionPhase {

    private final Boards boards;

    InterruptionPhase(Boards boards) {
        this.boards = boards;
    }

    SjoelenState discBroken(SjoelenState state, SjoelenEvent.DiscBroken event, Judging judging) {
        SjoelenPlayer seat = state.seat(event.player());
        Boards.Board board = boards.playing(state, seat);
        return replayed(
                new BrokenDisc(judging.findings(), state, seat, event, board.settings()), judging);
    }

    SjoelenState discsFound(SjoelenState state, SjoelenEvent.DiscsFound event, Judging judging) {
        SjoelenPlayer seat = state.seat(event.player());
        Boards.Board board = boards.last(state, seat);
        DiscCount count =
                new DiscCount(
                        judging.findings(), state, seat, event, board.settings(), board.worth());
        SjoelenState next = replayed(count, judging);
        return judging.findings().has(Effect.COUNTED)
                        && count.turnRunning()
                        && count.running().discs() != count.found()
                ? state.with(seat.withTurn(count.running().foundWith(count.found())))
                : next;
    }

    SjoelenState organizerDecided(
            SjoelenState state, SjoelenEvent.OrganizerDecided event, Judging judging) {
        SjoelenPlayer seat = state.seat(event.player());
        Boards.Board board = boards.last(state, seat);
        OrganizerWord word =
                new OrganizerWord(judging.findings(), state, seat, event, board.settings());
        SjoelenState next = replayed(word, judging);
        if (!judging.findings().forbidden()) {
            next = PeoplePhase.decided(next, word, judging.findings());
        }
        return judging.findings().has(Effect.DECIDE) && !judging.findings().forbidden()
                ? state.with(
                        seat.withLine(
                                word.line(),
                                word.target().orElseThrow().said(CardLine.Status.DECIDED)))
                : next;
    }

    SjoelenState alienDiscFound(
            SjoelenState state, SjoelenEvent.AlienDiscFound event, Judging judging) {
        SjoelenPlayer seat = state.seat(event.player());
        Boards.Board board = boards.playing(state, seat);
        judging.put(new AlienDiscReport(judging.findings(), state, seat, event, board.settings()));
        return state;
    }

    SjoelenState countAsked(SjoelenState state, SjoelenEvent.CountAsked event, Judging judging) {
        SjoelenPlayer seat = state.seat(event.player());
        Boards.Board board = boards.playing(state, seat);
        judging.put(new CountRequest(judging.findings(), state, seat, event, board.settings()));
        return state;
    }

    SjoelenState conductReported(
            SjoelenState state, SjoelenEvent.ConductReported event, Judging judging) {
        SjoelenPlayer seat = state.seat(event.player());
        Boards.Board board = boards.last(state, seat);
        Findings findings =
                judging.put(
                        new Conducted(judging.findings(), state, seat, event, board.settings()));
        SjoelenPlayer next = seat;
        for (String rule : findings.rulesFor(Effect.BREACH)) {
            next = next.withBreach(rule);
        }
        for (String rule : findings.rulesFor(Effect.JURY_BREACH)) {
            next = next.withJuryBreach(rule);
        }
        return state.with(next);
    }

    private static SjoelenState replayed(BrokenDisc report, Judging judging) {
        return replayed(report, Optional.empty(), judging);
    }

    private static SjoelenState replayed(LastTurn report, Judging judging) {
        return replayed(report, report.namedTurn(), judging);
    }

    private static SjoelenState replayed(Report report, Optional<Integer> named, Judging judging) {
        Findings findings = judging.put(report);
        return findings.has(Effect.REPLAY_TURN) && !findings.forbidden()
                ? report.state().with(replayed(report.seat(), named, report.settings().discs()))
                : report.state();
    }

    /**
     * A turn begins again, and nothing of it counts: the one that is named, otherwise the one that
     * is going on, otherwise the one played last. An earlier turn waits on its line until the turn
     * that is going on is over.
     */
    private static SjoelenPlayer replayed(SjoelenPlayer seat, Optional<Integer> named, int discs) {
        int lines = seat.card().size();
        if (named.isEmpty() && seat.turn().isPresent()) {
            return seat.withTurn(seat.nextTurn(seat.turn().get().board(), discs));
        }
        int line = named.orElse(lines);
        if (line < lines || seat.turn().isPresent() || seat.annulledLine() > 0) {
            CardLine old = seat.card().get(line - 1);
            return seat.withLine(line, old.counting(0, CardLine.Status.ANNULLED, Optional.empty()))
                    .cardBack();
        }
        List<CardLine> left = new ArrayList<>(seat.card());
        CardLine last = left.remove(lines - 1);
        return seat.withCard(left).cardBack().withTurn(TurnInPlay.fresh(last.board(), discs));
    }
}
