package org.pubgames.shuffleboard;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.internal.text.Nearest;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.shuffleboard.PlaceDesk.Reported;
import org.pubgames.shuffleboard.ShuffleboardEvent.Moved;
import org.pubgames.shuffleboard.rules.DiscReport;
import org.pubgames.shuffleboard.rules.Effect;
import org.pubgames.shuffleboard.rules.Next;
import org.pubgames.shuffleboard.rules.NextShot;
import org.pubgames.shuffleboard.rules.Points;
import org.pubgames.shuffleboard.rules.Removed;
import org.pubgames.shuffleboard.rules.Respot;
import org.pubgames.shuffleboard.rules.Restored;
import org.pubgames.shuffleboard.rules.Returned;
import org.pubgames.shuffleboard.rules.ShotCall;
import org.pubgames.shuffleboard.rules.UsedUp;
import org.pubgames.shuffleboard.rules.Worth;

/** Shots: whose they are, where their discs rest, who is next. */
final class ShotDesk {

    private final House house;
    private final PlaceDesk places;

    ShotDesk(House house, PlaceDesk places) {
        this.house = house;
        this.places = places;
    }

    void shot(Play play, ShuffleboardEvent.Shot event, Judging judging) {
        Findings findings = judging.findings();
        End end = play.end();
        Side side = end.next().orElse(end.leader());
        judging.put(
                new ShotCall(
                        findings,
                        event.player(),
                        end.shooter(side),
                        play.stage() == Stage.SHOOTING));
        Optional<Disc> due = end.toPlay(side);
        if (findings.forbidden() || due.isEmpty()) {
            return;
        }
        Disc played = due.get();
        List<Moved> moved = event.moved().orElse(List.of());
        List<Reported> reports = new ArrayList<>();
        reports.add(new Reported(played, event.place(), ""));
        for (int i = 0; i < moved.size(); i++) {
            String pointer = "/moved/" + i;
            Moved each = moved.get(i);
            boolean twice =
                    moved.subList(0, i).stream().anyMatch(m -> m.disc().equals(each.disc()));
            judging.put(named(findings, end, each.disc(), pointer, twice, played.name()));
            end.disc(each.disc())
                    .ifPresent(disc -> reports.add(new Reported(disc, each.place(), pointer)));
        }
        if (findings.forbidden()) {
            return;
        }
        List<Disc> now = places.read(end.discs(), reports, judging);
        if (findings.forbidden()) {
            return;
        }
        List<String> names = reports.stream().map(report -> report.disc().name()).toList();
        play.end(end.afterShot(played, places.rest(now, names, judging)));
        house.shot(findings, incident(play, side, Optional.empty(), Map.of()))
                .forEach(judging::put);
        apply(play, findings);
        next(play, side, judging);
    }

    static DiscReport named(
            Findings findings, End end, String disc, String pointer, boolean twice, String played) {
        List<String> lying = end.lying().stream().map(Disc::name).toList();
        return new DiscReport(
                findings,
                pointer,
                disc,
                end.disc(disc).isPresent(),
                lying.contains(disc),
                twice,
                disc.equals(played),
                lying,
                Nearest.of(disc, lying));
    }

    /** Who plays next, as the rules have it. */
    void next(Play play, Side last, Judging judging) {
        Findings findings = judging.findings();
        End end = play.end();
        Side other = last.other();
        judging.put(
                new NextShot(
                        findings,
                        last,
                        other,
                        end.count(last, Disc.Status.WAITING),
                        end.count(other, Disc.Status.WAITING),
                        end.count(last, Disc.Status.RETURNED),
                        end.count(other, Disc.Status.RETURNED)));
        Optional<Side> next = findings.effect(Next.class).map(Next::side);
        play.end(play.end().withNext(next));
        if (next.isPresent()) {
            play.stage(Stage.SHOOTING);
        }
        if (findings.has(Effect.ALL_PLAYED)) {
            play.stage(Stage.COUNTING);
        }
    }

    /** What the last shot did, for the rules of the game. */
    Incident incident(Play play, Side offender, Optional<Foul> foul, Map<String, Integer> worths) {
        End end = play.end();
        Optional<End.LastShot> last = end.last();
        return new Incident(
                end,
                offender,
                foul,
                last.flatMap(shot -> end.disc(shot.disc())),
                displaced(end),
                worths);
    }

    /** The discs that the last shot moved, the played one excepted. */
    static List<Displaced> displaced(End end) {
        List<Displaced> displaced = new ArrayList<>();
        if (end.last().isPresent()) {
            End.LastShot shot = end.last().get();
            for (Disc before : shot.before()) {
                if (before.lies() && !before.name().equals(shot.disc())) {
                    Disc after = end.disc(before.name()).orElse(before);
                    if (!after.equals(before) && !before.offStack().equals(after.offStack())) {
                        displaced.add(new Displaced(before, after));
                    }
                }
            }
        }
        return displaced;
    }

    /** What the discs that the last shot moved scored where they lay before. */
    Map<String, Integer> worths(End end, Judging judging) {
        Map<String, Integer> worths = new HashMap<>();
        for (Displaced disc : displaced(end)) {
            // asked aside: what the rules say to it is not part of the verdict
            Findings aside = new Findings();
            judging.put(house.resting(aside, disc.before()));
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

    /** Does with the discs what the rules of the game concluded. */
    void apply(Play play, Findings findings) {
        for (Removed removed : findings.effects(Removed.class)) {
            change(play, removed.disc(), Disc.Status.GONE);
        }
        // what the rules put back is back, even if it lay off the board
        for (Restored restored : findings.effects(Restored.class)) {
            play.end()
                    .last()
                    .flatMap(
                            shot ->
                                    shot.before().stream()
                                            .filter(disc -> disc.name().equals(restored.disc()))
                                            .findFirst())
                    .ifPresent(disc -> play.end(play.end().with(disc)));
        }
        for (Returned returned : findings.effects(Returned.class)) {
            change(play, returned.disc(), Disc.Status.RETURNED);
        }
        for (UsedUp used : findings.effects(UsedUp.class)) {
            play.end()
                    .toPlay(used.side())
                    .ifPresent(disc -> change(play, disc.name(), Disc.Status.GONE));
        }
        for (Respot respot : findings.effects(Respot.class)) {
            play.end().disc(respot.disc()).ifPresent(disc -> respot(play, disc, respot.hangs()));
        }
    }

    private static void change(Play play, String name, Disc.Status status) {
        play.end().disc(name).ifPresent(disc -> play.end(play.end().with(disc.with(status))));
    }

    private void respot(Play play, Disc disc, boolean hangs) {
        String word = hangs ? house.hangingWord(disc) : house.deepestArea();
        Place place = disc.place().orElseThrow();
        house.board()
                .called(word)
                .ifPresent(spot -> play.end(play.end().with(disc.lying(place, spot))));
    }
}
