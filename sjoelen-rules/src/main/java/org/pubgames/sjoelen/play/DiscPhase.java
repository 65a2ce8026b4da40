package org.pubgames.sjoelen.play;

import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.sjoelen.Compartments;
import org.pubgames.sjoelen.Origin;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenState;
import org.pubgames.sjoelen.TurnInPlay;
import org.pubgames.sjoelen.rules.DiscReport;
import org.pubgames.sjoelen.rules.DisplacedDisc;
import org.pubgames.sjoelen.rules.DisturbedLayout;
import org.pubgames.sjoelen.rules.Effect;
import org.pubgames.sjoelen.rules.Filling;
import org.pubgames.sjoelen.rules.From;
import org.pubgames.sjoelen.rules.Lies;
import org.pubgames.sjoelen.rules.ShovedDisc;

/** Single discs: shoved ones and those that others moved. */
final class DiscPhase {

    private final Boards boards;

    DiscPhase(Boards boards) {
        this.boards = boards;
    }

    SjoelenState shoved(SjoelenState state, SjoelenEvent.Shoved event, Judging judging) {
        SjoelenPlayer seat = state.seat(event.player());
        Boards.Board board = boards.playing(state, seat);
        return rested(
                new ShovedDisc(judging.findings(), state, seat, event, board.settings()), judging);
    }

    SjoelenState displaced(SjoelenState state, SjoelenEvent.Displaced event, Judging judging) {
        SjoelenPlayer seat = state.seat(event.player());
        Boards.Board board = boards.playing(state, seat);
        Findings findings = judging.findings();
        boolean earned =
                event.from() == Origin.COMPARTMENT
                        && seat.turn().filter(TurnInPlay::bonusStage).isPresent();
        return rested(
                earned
                        ? new DisturbedLayout(
                                findings, state, seat, event, board.settings(), board.worth())
                        : new DisplacedDisc(findings, state, seat, event, board.settings()),
                judging);
    }

    /** Moves a disc to where the rules say that it counts. */
    private static SjoelenState rested(DiscReport report, Judging judging) {
        Findings findings = judging.put(report);
        Optional<Lies> decided = findings.effect(Lies.class);
        if (findings.forbidden()) {
            return report.state();
        }
        TurnInPlay turn = report.running();
        // One rule always says where the disc counts; only a rule set that lost one does not.
        if (decided.isEmpty()) {
            return report.state().with(report.seat().withTurn(turn));
        }
        Lies lies = decided.get();
        if (lies == Lies.COMPARTMENT && outOfOrder(report, turn, judging)) {
            lies = Lies.OUT_OF_PLAY;
        }
        TurnInPlay next = lies == Lies.UNCHANGED ? turn : moved(turn, report, lies);
        return report.state().with(report.seat().withTurn(next.reportedByDisc()));
    }

    private static boolean outOfOrder(DiscReport report, TurnInPlay turn, Judging judging) {
        return judging.put(
                        new Filling(
                                judging.findings(),
                                turn,
                                report.compartment(),
                                report.fromLabel(),
                                report.settings()))
                .has(Effect.OUT_OF_ORDER);
    }

    private static TurnInPlay moved(TurnInPlay turn, DiscReport report, Lies lies) {
        From from = report.from();
        int place = report.fromPlace();
        int hand = turn.hand() - (from == From.HAND ? 1 : 0) + (lies == Lies.HAND ? 1 : 0);
        int field = turn.field() - (from == From.FIELD ? 1 : 0) + (lies == Lies.FIELD ? 1 : 0);
        int out = turn.takenOut() + (lies == Lies.OUT_OF_PLAY ? 1 : 0);
        Compartments in = turn.compartments().plus(place, from == From.COMPARTMENT ? -1 : 0);
        Compartments bonus = turn.bonus().plus(place, from == From.EXTRA_DISC ? -1 : 0);
        if (lies == Lies.COMPARTMENT) {
            in = in.plus(report.toPlace(), turn.bonusStage() ? 0 : 1);
            bonus = bonus.plus(report.toPlace(), turn.bonusStage() ? 1 : 0);
        }
        TurnInPlay next = turn.with(hand, in, field, out, bonus);
        return lies == Lies.LOST ? next.losing(1) : next;
    }
}
