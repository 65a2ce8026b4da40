package org.pubgames.shuffleboard.play;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.End;
import org.pubgames.shuffleboard.Foul;
import org.pubgames.shuffleboard.Place;
import org.pubgames.shuffleboard.ShuffleboardEvent.Moved;
import org.pubgames.shuffleboard.ShuffleboardEvent.Shot;
import org.pubgames.shuffleboard.ShuffleboardSettings.OutOfTurnShot;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.Zone;
import org.pubgames.shuffleboard.rules.DiscReport;
import org.pubgames.shuffleboard.rules.OutOfTurn;
import org.pubgames.shuffleboard.rules.Removed;
import org.pubgames.shuffleboard.rules.Reported;
import org.pubgames.shuffleboard.rules.ReportedTogether;
import org.pubgames.shuffleboard.rules.ShotCall;

/** A shot: whose it is, where its discs rest, what that brings about, who is next. */
final class ShotPhase {

    private final PlayedGame game;
    private final PlacePhase places;
    private final DiscChanges discs;
    private final NextShotPhase next;
    private final MatchPhase match;
    private final DisplacedWorths worths;

    ShotPhase(
            PlayedGame game,
            PlacePhase places,
            DiscChanges discs,
            NextShotPhase next,
            MatchPhase match) {
        this.game = game;
        this.places = places;
        this.discs = discs;
        this.next = next;
        this.match = match;
        this.worths = new DisplacedWorths(game);
    }

    ShuffleboardState played(ShuffleboardState before, Shot shot, Judging judging) {
        Findings findings = judging.findings();
        ShuffleboardState state = match.announced(before, judging);
        End end = state.current();
        Side side = shot.early() ? end.shooting().other() : end.shooting();
        judging.put(new ShotCall(findings, shot, end, state.stage(), game.settings()));
        Optional<Disc> due = end.toPlay(side);
        if (findings.forbidden() || due.isEmpty()) {
            return before;
        }
        List<Reported> reports = reports(end, due.get(), shot, judging);
        if (findings.forbidden()) {
            return before;
        }
        int most = game.settings().discs(state.doubles());
        List<Disc> now =
                places.read(
                        end.discs(),
                        new ReportedTogether(reports, false, Optional.of(side), most),
                        judging);
        if (findings.forbidden()) {
            return before;
        }
        List<Disc> rested = places.unstacked(now, reports);
        End played = end.afterShot(due.get(), rested, moved(shot), dead(reports, rested));
        int atRest = findings.effects(Removed.class).size();
        if (shot.early()) {
            return next.after(
                    state.with(early(played, side, shot, atRest, judging)), side, judging);
        }
        game.shot(findings, Incident.of(played, side, shot.player())).forEach(judging::put);
        End changed = discs.changed(played, findings);
        List<String> takenOff = DiscChanges.takenOff(findings, atRest);
        return next.after(state.with(changed.takenOff(takenOff)), side, judging);
    }

    private static List<String> moved(Shot shot) {
        return shot.moved().orElse(List.of()).stream().map(Moved::disc).toList();
    }

    /**
     * The end after a shot that was played when it was the other side's turn.
     *
     * @param atRest how many discs are out of play because of where they came to rest
     */
    private End early(End played, Side side, Shot shot, int atRest, Judging judging) {
        Findings findings = judging.findings();
        judging.put(new OutOfTurn(findings, shot.player(), side, played, game.settings()));
        boolean first = played.shots() == 1;
        boolean takenOff = !first && game.settings().outOfTurn() == OutOfTurnShot.TAKEN_OFF;
        boolean foul = !first && game.settings().fouls().contains(Foul.TWO_IN_A_ROW);
        End now = foul ? played.called(Foul.TWO_IN_A_ROW) : played;
        Incident incident = Incident.of(now, side, shot.player());
        if (!first) {
            game.outOfTurn(findings, worths.of(incident, judging)).forEach(judging::put);
        }
        if (!takenOff) {
            game.shot(findings, incident).forEach(judging::put);
        }
        End changed =
                FoulPhase.withPoints(discs.changed(now, findings), findings)
                        .takenOff(DiscChanges.takenOff(findings, atRest));
        // how its discs came to rest is settled; another foul in it costs its points only
        return takenOff ? changed.settled() : changed;
    }

    /** The discs of a report that are out of play where they rest, but not off the board. */
    private static List<String> dead(List<Reported> reports, List<Disc> discs) {
        return reports.stream()
                .filter(report -> report.spot().filter(spot -> spot.zone() != Zone.OFF).isPresent())
                .map(report -> report.disc().name())
                .filter(name -> !End.find(discs, name).filter(Disc::lies).isPresent())
                .toList();
    }

    private List<Reported> reports(End end, Disc played, Shot shot, Judging judging) {
        List<Reported> reports = new ArrayList<>();
        reports.add(Reported.on(game.board(), played, shot.place(), ""));
        List<Moved> moved = shot.moved().orElse(List.of());
        Set<String> named = new HashSet<>();
        for (int i = 0; i < moved.size(); i++) {
            String name = moved.get(i).disc();
            Place place = moved.get(i).place();
            String pointer = "/moved/" + i;
            boolean twice = !named.add(name);
            judging.put(
                    new DiscReport(judging.findings(), pointer, name, end, played.name(), twice));
            end.disc(name)
                    .ifPresent(
                            disc -> reports.add(Reported.on(game.board(), disc, place, pointer)));
        }
        return reports;
    }
}
