package org.pubgames.shuffleboard.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.shuffleboard.Board;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.End;
import org.pubgames.shuffleboard.Point;
import org.pubgames.shuffleboard.ShuffleboardSettings;
import org.pubgames.shuffleboard.rules.DiscAtRest;
import org.pubgames.shuffleboard.rules.Overlap;
import org.pubgames.shuffleboard.rules.Reported;
import org.pubgames.shuffleboard.rules.ReportedTogether;
import org.pubgames.shuffleboard.rules.Stack;

/** Where discs are said to lie: whether that can be, and which of them are dead there. */
final class PlacePhase {

    private final Board board;
    private final ShuffleboardSettings settings;
    private final long diameter;

    PlacePhase(PlayedGame game) {
        this.board = game.board();
        this.settings = game.settings();
        this.diameter = 2 * Point.units(settings.discRadius());
    }

    /**
     * All discs of a board after a report.
     *
     * @param discs all discs as they lay before
     * @param together the discs that are placed
     * @return the discs as they lie now, without those that the rules took off; as before when the
     *     rules forbid the report
     */
    List<Disc> read(List<Disc> discs, ReportedTogether together, Judging judging) {
        Findings findings = judging.findings();
        List<Reported> reports = together.all();
        Map<String, Reported> byName = new HashMap<>();
        for (Reported report : reports) {
            byName.put(report.disc().name(), report);
        }
        List<Disc> now = new ArrayList<>(discs);
        for (int i = 0; i < discs.size(); i++) {
            Reported report = byName.get(discs.get(i).name());
            if (report != null) {
                now.set(i, report.placed());
                judging.put(new DiscAtRest(findings, report, together, board, settings));
            }
        }
        if (findings.forbidden()) {
            return List.of();
        }
        List<Optional<Point>> centres = new ArrayList<>();
        for (Disc disc : now) {
            centres.add(disc.centreOnBoard());
        }
        for (Reported report : reports) {
            together(now, centres, report, byName, judging);
        }
        return DiscChanges.without(now, findings);
    }

    /**
     * The discs after a shot: one that lay on another which was moved lies on it no longer, unless
     * it was reported too or both are known to overlap still.
     */
    List<Disc> unstacked(List<Disc> discs, List<Reported> reports) {
        Set<String> reported = new HashSet<>();
        reports.forEach(report -> reported.add(report.disc().name()));
        List<Disc> now = new ArrayList<>(discs);
        now.replaceAll(
                disc -> {
                    Optional<Disc> under =
                            disc.on()
                                    .filter(reported::contains)
                                    .flatMap(name -> End.find(discs, name));
                    boolean left =
                            !reported.contains(disc.name())
                                    && under.isPresent()
                                    && !disc.overlaps(under.get(), diameter);
                    return left ? disc.offStack() : disc;
                });
        return now;
    }

    /** Which discs overlap, and whether those that are said to lie on others can. */
    private void together(
            List<Disc> now,
            List<Optional<Point>> centres,
            Reported report,
            Map<String, Reported> reports,
            Judging judging) {
        Findings findings = judging.findings();
        String pointer = report.pointer();
        int place = place(now, report.disc().name());
        Disc disc = now.get(place);
        Optional<Point> centre = centres.get(place);
        if (disc.on().isPresent()) {
            judging.put(new Stack(findings, pointer, disc, disc.on().get(), now, diameter));
        }
        for (int i = 0; centre.isPresent() && i < now.size(); i++) {
            Optional<Point> there = centres.get(i);
            if (there.isPresent()
                    && centre.get().closerThan(diameter, there.get())
                    && !earlier(now.get(i), disc, reports)) {
                judging.put(new Overlap(findings, pointer, disc, now.get(i)));
            }
        }
    }

    /** Whether the other disc is reported too, so that the pair is told with it, or is this one. */
    private static boolean earlier(Disc other, Disc disc, Map<String, Reported> reports) {
        return other.name().compareTo(disc.name()) <= 0 && reports.containsKey(other.name());
    }

    private static int place(List<Disc> discs, String name) {
        int place = 0;
        while (!discs.get(place).name().equals(name)) {
            place++;
        }
        return place;
    }
}
