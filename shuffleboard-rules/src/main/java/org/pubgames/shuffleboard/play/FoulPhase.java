package org.pubgames.shuffleboard.play;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.End;
import org.pubgames.shuffleboard.Foul;
import org.pubgames.shuffleboard.ShuffleboardEvent.FoulCalled;
import org.pubgames.shuffleboard.ShuffleboardEvent.Penalised;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.rules.FoulReport;
import org.pubgames.shuffleboard.rules.Penalty;
import org.pubgames.shuffleboard.rules.PlaysOn;
import org.pubgames.shuffleboard.rules.Points;
import org.pubgames.shuffleboard.rules.Removed;
import org.pubgames.shuffleboard.rules.Returned;

/** Fouls that a referee calls; their points are kept with the end. */
final class FoulPhase {

    private final PlayedGame game;
    private final DiscChanges discs;
    private final NextShotPhase next;
    private final DisplacedWorths worths;

    FoulPhase(PlayedGame game, DiscChanges discs, NextShotPhase next) {
        this.game = game;
        this.discs = discs;
        this.next = next;
        this.worths = new DisplacedWorths(game);
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
        Optional<Disc> earlier = earlier(end, event);
        if (earlier.isPresent()) {
            return calledLate(state, event, earlier.get(), judging);
        }
        Incident incident = worths.of(Incident.of(end, offender, event.player()), judging);
        game.foul(findings, foul, incident).forEach(judging::put);
        End changed =
                discs.changed(end, findings).takenOff(takenOff(event.foul(), incident, judging));
        ShuffleboardState now = state.with(withPoints(changed, findings));
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

    /** The disc that the call names, where others have been played since. */
    private static Optional<Disc> earlier(End end, FoulCalled event) {
        return event.disc()
                .filter(name -> end.last().filter(last -> last.disc().equals(name)).isEmpty())
                .flatMap(end::disc);
    }

    /** What the shot moved has been played on since, and stays; so does who is next. */
    private ShuffleboardState calledLate(
            ShuffleboardState state, FoulCalled event, Disc disc, Judging judging) {
        Findings findings = judging.findings();
        End end = state.current();
        Incident incident = Incident.ofEarlier(end, disc, event.player());
        game.foul(findings, event.foul(), incident).forEach(judging::put);
        End now = withPoints(end, findings).calledLate(disc.name(), event.foul());
        for (String taken : takenOff(event.foul(), incident, judging)) {
            now = now.withoutDisc(taken);
        }
        return state.with(now);
    }

    /**
     * The discs that a foul takes off, also the one played where it is out of play already: no word
     * of a referee and no foul of somebody else brings it back.
     */
    private List<String> takenOff(Foul foul, Incident incident, Judging judging) {
        Findings aside = new Findings();
        game.foul(aside, foul, incident.withPlayedLying())
                .forEach(situation -> judging.aside(aside, situation));
        return DiscChanges.takenOff(aside, 0);
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

    /** The points that rules gave or took, kept with the end. */
    static End withPoints(End end, Findings findings) {
        End now = end;
        for (Points points : findings.effects(Points.class)) {
            now = now.withFoul(points.side(), points.points());
        }
        return now;
    }
}
