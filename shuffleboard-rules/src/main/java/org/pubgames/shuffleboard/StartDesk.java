package org.pubgames.shuffleboard;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.shuffleboard.ShuffleboardEvent.LagShot;
import org.pubgames.shuffleboard.rules.Choice;
import org.pubgames.shuffleboard.rules.HandicapCall;
import org.pubgames.shuffleboard.rules.HeadStart;
import org.pubgames.shuffleboard.rules.Lag;
import org.pubgames.shuffleboard.rules.Leader;
import org.pubgames.shuffleboard.rules.PerDisc;
import org.pubgames.shuffleboard.rules.StartWon;
import org.pubgames.shuffleboard.rules.Toss;

/** Before the first shot: toss or lag, handicap. */
final class StartDesk {

    /** The largest handicap where no target bounds it. */
    private static final int MOST = 100;

    private final ShuffleboardSettings settings;
    private final MatchDesk matches;

    StartDesk(ShuffleboardSettings settings, MatchDesk matches) {
        this.settings = settings;
        this.matches = matches;
    }

    void tossed(Play play, ShuffleboardEvent.Tossed event, Judging judging) {
        judging.put(
                new Toss(
                        judging.findings(),
                        event.winner(),
                        play.sideOf(event.winner()),
                        settings.start()));
        chosen(play, event.plays(), judging);
    }

    void lagged(Play play, ShuffleboardEvent.Lagged event, Judging judging) {
        List<LagShot> shots = event.shots();
        boolean each =
                shots.size() == 2
                        && play.sideOf(shots.get(0).player()) != play.sideOf(shots.get(1).player());
        Optional<String> impossible =
                shots.stream()
                        .map(LagShot::distance)
                        .filter(distance -> distance.signum() < 0 || !Point.near(distance))
                        .map(Place::written)
                        .findFirst();
        Side earlier = each ? play.sideOf(shots.get(0).player()) : Side.A;
        int compared =
                each && impossible.isEmpty()
                        ? shots.get(0).distance().compareTo(shots.get(1).distance())
                        : 0;
        judging.put(
                new Lag(
                        judging.findings(),
                        settings.start(),
                        each,
                        shots.stream().map(LagShot::player).toList(),
                        impossible.isEmpty(),
                        impossible.orElse(""),
                        event.touched().orElse(false),
                        compared == 0,
                        compared <= 0 ? earlier : earlier.other(),
                        earlier,
                        event.plays()));
        chosen(play, event.plays(), judging);
    }

    private void chosen(Play play, ShuffleboardEvent.Order plays, Judging judging) {
        Findings findings = judging.findings();
        if (findings.forbidden()) {
            return;
        }
        findings.effect(StartWon.class)
                .flatMap(
                        won ->
                                judging.put(new Choice(findings, won.side(), plays))
                                        .effect(Leader.class))
                .ifPresent(leader -> matches.firstEnd(play, leader.side(), judging));
    }

    void handicap(Play play, ShuffleboardEvent.HandicapAgreed event, Judging judging) {
        boolean untouched =
                play.lastResult().isEmpty() && play.current().map(End::untouched).orElse(true);
        int target = play.doubles() ? settings.doublesTarget() : settings.target();
        Findings findings =
                judging.put(
                        new HandicapCall(
                                judging.findings(),
                                event.player(),
                                settings.handicap(),
                                untouched,
                                event.points(),
                                target > 0 ? target - 1 : MOST));
        if (findings.forbidden()) {
            return;
        }
        SideState side = play.side(play.sideOf(event.player()));
        int start = findings.effect(HeadStart.class).map(HeadStart::points).orElse(0);
        int bonus = findings.effect(PerDisc.class).map(PerDisc::points).orElse(0);
        play.side(side.withHandicap(start, bonus).withPoints(start));
    }
}
