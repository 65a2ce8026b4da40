package org.pubgames.shuffleboard.play;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.shuffleboard.End;
import org.pubgames.shuffleboard.Foul;
import org.pubgames.shuffleboard.ShuffleboardEvent.FoulCalled;
import org.pubgames.shuffleboard.ShuffleboardEvent.Penalised;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.rules.Displaced;
import org.pubgames.shuffleboard.rules.FoulReport;
import org.pubgames.shuffleboard.rules.Penalty;
import org.pubgames.shuffleboard.rules.PlaysOn;
import org.pubgames.shuffleboard.rules.Points;
import org.pubgames.shuffleboard.rules.Removed;
import org.pubgames.shuffleboard.rules.Returned;
import org.pubgames.shuffleboard.rules.Worth;

/** Fouls that a referee calls; their points are kept with the end. */
final class FoulPhase {

    private final PlayedGame game;
    private final DiscChanges discs;
    private final NextShotPhase next;

    FoulPhase(PlayedGame game, DiscChanges discs, NextShotPhase next) {
        this.game = game;
        this.discs = discs;
        this.next = next;
    }

    ShuffleboardState called(ShuffleboardState state, FoulCalled event, Judging judging) {
        Findings findings = judging.findings();
        End end = state.current();
        Side offender = MatchPhase.side(state, event.player());
        judging.put(new FoulReport(findings, event, end, offender, game.settings()));
        if (findings.forbidden()) {
            return state;
        }
        Foul foul = event.foul();
        Incident incident = Incident.of(end, offender, event.player());
        game.foul(findings, foul, incident.worth(worths(incident, judging))).forEach(judging::put);
        ShuffleboardState now = state.with(withPoints(discs.changed(end, findings), findings));
        Optional<PlaysOn> again = findings.effect(PlaysOn.class);
        if (again.isPresent()) {
            End current = now.current().settled(foul).withNext(Optional.of(again.get().side()));
            return now.with(current);
        }
        if (foul.about() == Foul.About.CONDUCT && !takesDiscs(findings)) {
            return now;
        }
        // what this shot displaced is settled; another foul in it costs its points only
        return next.after(now.with(now.current().settled(foul)), offender, judging);
    }

    private static boolean takesDiscs(Findings findings) {
        return !findings.effects(Removed.class).isEmpty()
                || !findings.effects(Returned.class).isEmpty();
    }

    ShuffleboardState penalised(ShuffleboardState state, Penalised event, Judging judging) {
        Side side = MatchPhase.side(state, event.player());
        Findings findings = judging.put(new Penalty(judging.findings(), event, side));
        return findings.forbidden() ? state : state.with(withPoints(state.current(), findings));
    }

    private static End withPoints(End end, Findings findings) {
        End now = end;
        for (Points points : findings.effects(Points.class)) {
            now = now.withFoul(points.side(), points.points());
        }
        return now;
    }

    /** What the discs that the last shot moved scored where they lay before. */
    private Map<String, Integer> worths(Incident incident, Judging judging) {
        Map<String, Integer> worths = new HashMap<>();
        for (Displaced disc : incident.displaced()) {
            Findings aside = new Findings();
            judging.aside(aside, game.resting(aside, disc.before()));
            int points = 0;
            for (Points found : aside.effects(Points.class)) {
                points += found.points();
            }
            for (Worth found : aside.effects(Worth.class)) {
                points += found.points();
            }
            worths.put(disc.before().name(), points);
        }
        return worths;
    }
}
