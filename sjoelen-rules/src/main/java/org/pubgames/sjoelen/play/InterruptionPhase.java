package org.pubgames.sjoelen.play;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.sjoelen.CardLine;
import org.pubgames.sjoelen.PlayerState;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenState;
import org.pubgames.sjoelen.TurnInPlay;
import org.pubgames.sjoelen.rules.AlienDiscReport;
import org.pubgames.sjoelen.rules.BrokenDisc;
import org.pubgames.sjoelen.rules.Conducted;
import org.pubgames.sjoelen.rules.CountRequest;
import org.pubgames.sjoelen.rules.DiscCount;
import org.pubgames.sjoelen.rules.Effect;
import org.pubgames.sjoelen.rules.OrganizerWord;
import org.pubgames.sjoelen.rules.Report;

/** What interrupts play, and what is only put on record. */
final class InterruptionPhase {

    private final Boards boards;

    InterruptionPhase(Boards boards) {
        this.boards = boards;
    }

    SjoelenState discBroken(SjoelenState state, SjoelenEvent.DiscBroken event, Judging judging) {
        PlayerState seat = state.seat(event.player());
        Boards.Board board = boards.playing(state, seat);
        return replayed(
                new BrokenDisc(judging.findings(), state, seat, event, board.settings()), judging);
    }

    SjoelenState discsFound(SjoelenState state, SjoelenEvent.DiscsFound event, Judging judging) {
        PlayerState seat = state.seat(event.player());
        Boards.Board board = boards.last(state, seat);
        DiscCount count =
                new DiscCount(
                        judging.findings(), state, seat, event, board.settings(), board.worth());
        SjoelenState next = replayed(count, judging);
        return judging.findings().has(Effect.COUNTED)
                        && seat.turn().filter(turn -> turn.discs() != count.found()).isPresent()
                ? state.with(seat.withTurn(count.running().foundWith(count.found())))
                : next;
    }

    SjoelenState organizerDecided(
            SjoelenState state, SjoelenEvent.OrganizerDecided event, Judging judging) {
        PlayerState seat = state.seat(event.player());
        Boards.Board board = boards.last(state, seat);
        return replayed(
                new OrganizerWord(judging.findings(), state, seat, event, board.settings()),
                judging);
    }

    SjoelenState alienDiscFound(
            SjoelenState state, SjoelenEvent.AlienDiscFound event, Judging judging) {
        PlayerState seat = state.seat(event.player());
        Boards.Board board = boards.playing(state, seat);
        judging.put(new AlienDiscReport(judging.findings(), state, seat, event, board.settings()));
        return state;
    }

    SjoelenState countAsked(SjoelenState state, SjoelenEvent.CountAsked event, Judging judging) {
        PlayerState seat = state.seat(event.player());
        Boards.Board board = boards.playing(state, seat);
        judging.put(new CountRequest(judging.findings(), state, seat, event, board.settings()));
        return state;
    }

    SjoelenState conductReported(
            SjoelenState state, SjoelenEvent.ConductReported event, Judging judging) {
        PlayerState seat = state.seat(event.player());
        Boards.Board board = boards.last(state, seat);
        Findings findings =
                judging.put(
                        new Conducted(judging.findings(), state, seat, event, board.settings()));
        PlayerState next = seat;
        for (String rule : findings.rulesFor(Effect.BREACH)) {
            next = next.withBreach(rule);
        }
        return state.with(next);
    }

    private static SjoelenState replayed(Report report, Judging judging) {
        Findings findings = judging.put(report);
        return findings.has(Effect.REPLAY_TURN) && !findings.forbidden()
                ? report.state().with(replayed(report.seat(), report.settings().discs()))
                : report.state();
    }

    /**
     * The turn that is going on, otherwise the one played last, begins again; nothing of it counts.
     */
    private static PlayerState replayed(PlayerState seat, int discs) {
        if (seat.turn().isPresent()) {
            return seat.withTurn(TurnInPlay.fresh(seat.turn().get().board(), discs));
        }
        List<CardLine> lines = new ArrayList<>(seat.card());
        CardLine last = lines.remove(lines.size() - 1);
        return seat.withCard(lines).cardBack().withTurn(TurnInPlay.fresh(last.board(), discs));
    }
}
