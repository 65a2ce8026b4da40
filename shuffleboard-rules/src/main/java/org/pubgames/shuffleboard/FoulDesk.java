package org.pubgames.shuffleboard;

import java.util.Map;
import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.Names;
import org.pubgames.shuffleboard.rules.FoulReport;
import org.pubgames.shuffleboard.rules.Penalty;
import org.pubgames.shuffleboard.rules.Points;

/** Fouls that a referee calls; their points are kept with the end. */
final class FoulDesk {

    private final House house;
    private final ShotDesk shots;

    FoulDesk(House house, ShotDesk shots) {
        this.house = house;
        this.shots = shots;
    }

    void called(Play play, ShuffleboardEvent.FoulCalled event, Judging judging) {
        Findings findings = judging.findings();
        End end = play.end();
        Side offender = play.sideOf(event.player());
        Foul foul = event.foul();
        boolean hisShot = end.last().map(shot -> shot.side() == offender).orElse(false);
        judging.put(
                new FoulReport(
                        findings,
                        event.player(),
                        foul,
                        house.fouls().contains(foul),
                        foul.about() == Foul.About.SHOT && !hisShot,
                        foul.about() == Foul.About.TURN && end.toPlay(offender).isEmpty(),
                        house.fouls().stream().map(Names::written).toList()));
        if (findings.forbidden()) {
            return;
        }
        Map<String, Integer> worths =
                foul.about() == Foul.About.SHOT ? shots.worths(end, judging) : Map.of();
        house.foul(findings, shots.incident(play, offender, Optional.of(foul), worths))
                .forEach(judging::put);
        shots.apply(play, findings);
        for (Points points : findings.effects(Points.class)) {
            play.end(play.end().withFoul(points.side(), points.points()));
        }
        if (foul.about() != Foul.About.CONDUCT) {
            Side last =
                    foul.about() == Foul.About.TURN
                            ? offender
                            : end.last().map(End.LastShot::side).orElse(offender);
            // what this shot displaced is settled; another foul in it costs its points only
            play.end(play.end().settled());
            shots.next(play, last, judging);
        }
    }

    void penalised(Play play, ShuffleboardEvent.Penalised event, Judging judging) {
        Findings findings =
                judging.put(
                        new Penalty(
                                judging.findings(),
                                event.player(),
                                play.sideOf(event.player()),
                                event.points(),
                                event.reason()));
        if (!findings.forbidden()) {
            for (Points points : findings.effects(Points.class)) {
                play.end(play.end().withFoul(points.side(), points.points()));
            }
        }
    }
}
