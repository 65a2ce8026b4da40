package org.pubgames.shuffleboard.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.shuffleboard.ShuffleboardEvent.HandicapAgreed;
import org.pubgames.shuffleboard.ShuffleboardEvent.Lagged;
import org.pubgames.shuffleboard.ShuffleboardEvent.Order;
import org.pubgames.shuffleboard.ShuffleboardEvent.Tossed;
import org.pubgames.shuffleboard.ShuffleboardSettings;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.SideState;
import org.pubgames.shuffleboard.Stage;
import org.pubgames.shuffleboard.rules.Choice;
import org.pubgames.shuffleboard.rules.HandicapCall;
import org.pubgames.shuffleboard.rules.HeadStart;
import org.pubgames.shuffleboard.rules.Lag;
import org.pubgames.shuffleboard.rules.Leader;
import org.pubgames.shuffleboard.rules.PerDisc;
import org.pubgames.shuffleboard.rules.StartWon;
import org.pubgames.shuffleboard.rules.Toss;

/** Before the first shot: toss or lag, handicap. */
final class StartPhase {

    private final ShuffleboardSettings settings;
    private final MatchPhase match;

    StartPhase(ShuffleboardSettings settings, MatchPhase match) {
        this.settings = settings;
        this.match = match;
    }

    /** The first, third … seat plays for side A, the others for side B. */
    ShuffleboardState opening(List<String> seats) {
        List<SideState> sides = new ArrayList<>();
        for (Side side : Side.values()) {
            List<String> players = new ArrayList<>();
            for (int i = side.index(); i < seats.size(); i += Side.values().length) {
                players.add(seats.get(i));
            }
            sides.add(SideState.of(side, players));
        }
        ShuffleboardState waiting =
                new ShuffleboardState(
                        Stage.START,
                        sides,
                        1,
                        Optional.empty(),
                        Optional.empty(),
                        List.of(),
                        0,
                        false,
                        Optional.empty());
        return settings.start() == ShuffleboardSettings.Start.FIRST_SEAT
                ? match.withoutToss(waiting)
                : waiting;
    }

    ShuffleboardState tossed(ShuffleboardState state, Tossed event, Judging judging) {
        Side side = MatchPhase.side(state, event.winner());
        judging.put(new Toss(judging.findings(), event, side, state, settings));
        return chosen(state, event.plays(), judging);
    }

    ShuffleboardState lagged(ShuffleboardState state, Lagged event, Judging judging) {
        judging.put(new Lag(judging.findings(), event, state, settings));
        return chosen(state, event.plays(), judging);
    }

    private ShuffleboardState chosen(ShuffleboardState state, Order plays, Judging judging) {
        Findings findings = judging.findings();
        Optional<StartWon> won = findings.effect(StartWon.class);
        if (findings.forbidden() || won.isEmpty()) {
            return state;
        }
        return judging.put(new Choice(findings, won.get().side(), plays, state.game()))
                .effect(Leader.class)
                .map(leader -> match.firstEnd(state, leader.side(), judging))
                .orElse(state);
    }

    ShuffleboardState handicap(ShuffleboardState state, HandicapAgreed event, Judging judging) {
        Findings findings =
                judging.put(new HandicapCall(judging.findings(), event, state, settings));
        if (findings.forbidden()) {
            return state;
        }
        SideState side = state.side(MatchPhase.side(state, event.player()));
        int start = findings.effect(HeadStart.class).map(HeadStart::points).orElse(0);
        int bonus = findings.effect(PerDisc.class).map(PerDisc::points).orElse(0);
        return state.with(side.withHandicap(start, bonus).withPoints(start));
    }
}
