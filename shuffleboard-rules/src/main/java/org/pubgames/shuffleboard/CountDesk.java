package org.pubgames.shuffleboard;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.shuffleboard.PlaceDesk.Reported;
import org.pubgames.shuffleboard.ShuffleboardEvent.Laid;
import org.pubgames.shuffleboard.rules.DiscCount;
import org.pubgames.shuffleboard.rules.Effect;
import org.pubgames.shuffleboard.rules.EndCall;
import org.pubgames.shuffleboard.rules.Points;
import org.pubgames.shuffleboard.rules.Scored;
import org.pubgames.shuffleboard.rules.Tally;
import org.pubgames.shuffleboard.rules.Undecided;
import org.pubgames.shuffleboard.rules.Worth;

/** Counts an end. */
final class CountDesk {

    private final House house;
    private final PlaceDesk places;
    private final MatchDesk matches;

    CountDesk(House house, PlaceDesk places, MatchDesk matches) {
        this.house = house;
        this.places = places;
        this.matches = matches;
    }

    void counted(Play play, ShuffleboardEvent.Counted event, Judging judging) {
        Findings findings = judging.findings();
        judging.put(new EndCall(findings, play.stage() == Stage.COUNTING, false, false));
        if (!findings.forbidden()) {
            close(play, event.a(), event.b(), judging);
        }
    }

    void endPlayed(Play play, ShuffleboardEvent.EndPlayed event, Judging judging) {
        Findings findings = judging.findings();
        End end = play.end();
        judging.put(new EndCall(findings, false, true, end.shots() > 0));
        List<Disc> now = layout(event.discs(), judging);
        if (!findings.forbidden()) {
            play.end(end.withDiscs(now));
            close(play, Optional.empty(), Optional.empty(), judging);
        }
    }

    /** The discs of a reported layout; the rules refuse impossible ones. */
    List<Disc> layout(List<Laid> laid, Judging judging) {
        Findings findings = judging.findings();
        List<Disc> discs = new ArrayList<>();
        List<Reported> reports = new ArrayList<>();
        int[] numbers = new int[Side.values().length];
        for (int i = 0; i < laid.size(); i++) {
            Side side = laid.get(i).side();
            Disc disc = Disc.waiting(side, ++numbers[side.index()]);
            discs.add(disc);
            reports.add(new Reported(disc, laid.get(i).place(), "/discs/" + i));
        }
        for (Side side : Side.values()) {
            judging.put(
                    new DiscCount(findings, side, numbers[side.index()], house.settings().discs()));
        }
        List<Disc> now = places.read(discs, reports, judging);
        if (findings.forbidden()) {
            return discs;
        }
        return places.rest(now, discs.stream().map(Disc::name).toList(), judging);
    }

    /** What each side scores with these discs. */
    int[] score(List<Disc> discs, int[] bonus, Judging judging) {
        Findings findings = judging.findings();
        List<Disc> lying = discs.stream().filter(Disc::lies).toList();
        lying.forEach(disc -> judging.put(house.resting(findings, disc)));
        Map<String, Integer> worths = new HashMap<>();
        for (Worth worth : findings.effects(Worth.class)) {
            worths.merge(worth.disc(), worth.points(), Integer::sum);
        }
        for (List<Disc> pair : house.undecided(lying, worths)) {
            Disc first = pair.get(0);
            judging.put(
                    new Undecided(
                            findings,
                            first.name(),
                            pair.get(1).name(),
                            first.spot().map(Spot::name).orElse("")));
        }
        house.claims(findings, lying, worths).forEach(judging::put);
        for (Points points : List.copyOf(findings.effects(Points.class))) {
            int more = bonus[points.side().index()];
            if (!points.disc().isEmpty() && points.points() > 0 && more > 0) {
                judging.put(new Scored(findings, points.disc(), points.side(), more));
            }
        }
        int[] scores = new int[Side.values().length];
        for (Points points : findings.effects(Points.class)) {
            scores[points.side().index()] += points.points();
        }
        return scores;
    }

    private void close(Play play, Optional<Integer> a, Optional<Integer> b, Judging judging) {
        Findings findings = judging.findings();
        End end = play.end();
        int[] bonus = {play.side(Side.A).bonus(), play.side(Side.B).bonus()};
        int[] scores = score(end.discs(), bonus, judging);
        int scoreA = scores[0] + end.fouls(Side.A);
        int scoreB = scores[1] + end.fouls(Side.B);
        judging.put(
                new Tally(
                        findings,
                        end.number(),
                        scoreA,
                        scoreB,
                        end.fouls(Side.A),
                        end.fouls(Side.B),
                        a.orElse(scoreA) == scoreA && b.orElse(scoreB) == scoreB,
                        a.map(String::valueOf).orElse("–")
                                + ":"
                                + b.map(String::valueOf).orElse("–")));
        if (!findings.forbidden() && findings.has(Effect.END_SCORED)) {
            matches.counted(play, scoreA, scoreB, judging);
        }
    }
}
