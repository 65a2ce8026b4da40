package org.pubgames.shuffleboard;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.internal.text.Nearest;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.rules.CloseCall;
import org.pubgames.shuffleboard.rules.Overlap;
import org.pubgames.shuffleboard.rules.PlaceReport;
import org.pubgames.shuffleboard.rules.Removed;
import org.pubgames.shuffleboard.rules.Rest;
import org.pubgames.shuffleboard.rules.Stack;

/** Reads where discs are said to lie, and lets the rules say which of them are dead. */
final class PlaceDesk {

    private final House house;
    private final Board board;
    private final long diameter;

    /**
     * A disc and where it is said to lie.
     *
     * @param pointer the part of the event that says it
     */
    record Reported(Disc disc, Place place, String pointer) {}

    PlaceDesk(House house) {
        this.house = house;
        this.board = house.board();
        this.diameter = 2 * Point.units(house.settings().discRadius());
    }

    /**
     * All discs of a board after a report.
     *
     * @param discs all discs as they lay before
     * @return the discs as they lie now; as before when the rules forbid the report
     */
    List<Disc> read(List<Disc> discs, List<Reported> reports, Judging judging) {
        Findings findings = judging.findings();
        for (Reported report : reports) {
            judging.put(report(findings, report));
        }
        if (findings.forbidden()) {
            return discs;
        }
        List<Disc> now = new ArrayList<>(discs);
        for (Reported report : reports) {
            now.replaceAll(
                    disc -> disc.name().equals(report.disc().name()) ? placed(report) : disc);
        }
        for (Reported report : reports) {
            together(findings, now, report, reports).forEach(judging::put);
        }
        return findings.forbidden() ? discs : now;
    }

    private PlaceReport report(Findings findings, Reported report) {
        Place place = report.place();
        boolean measured = place.x().isPresent() || place.y().isPresent();
        boolean exact =
                place.x().map(Point::exact).orElse(true)
                        && place.y().map(Point::exact).orElse(true);
        boolean near =
                place.x().map(Point::near).orElse(true) && place.y().map(Point::near).orElse(true);
        boolean missing = place.y().isEmpty() || (board.needsAcross() && place.x().isEmpty());
        String word = place.at().orElse("");
        return new PlaceReport(
                findings,
                report.pointer(),
                report.disc().name(),
                measured,
                place.at().isPresent(),
                missing,
                exact,
                !measured
                        || !exact
                        || missing
                        || (near && place.centre().map(board::covers).orElse(false)),
                board.called(word).isPresent(),
                word,
                Nearest.of(word, board.words()),
                board.words(),
                place.shown(),
                board.bounds(),
                place.depth().orElse(1));
    }

    private Disc placed(Reported report) {
        return report.disc().lying(report.place(), spot(report.place()));
    }

    private Spot spot(Place place) {
        Optional<Spot> measured = place.centre().map(board::at);
        return measured.orElseGet(
                () -> board.called(place.at().orElse("")).orElseThrow(IllegalStateException::new));
    }

    /** Which discs overlap, and whether those that are said to lie on others can. */
    private List<Situation> together(
            Findings findings, List<Disc> now, Reported report, List<Reported> reports) {
        List<Situation> situations = new ArrayList<>();
        Disc disc = End.find(now, report.disc().name()).orElseThrow();
        disc.place()
                .flatMap(Place::on)
                .ifPresent(
                        under ->
                                situations.add(
                                        stack(
                                                findings,
                                                report,
                                                disc,
                                                under,
                                                End.find(now, under))));
        for (Disc other : now) {
            if (!other.name().equals(disc.name())
                    && overlap(disc, other)
                    && !earlier(other, disc, reports)) {
                situations.add(
                        new Overlap(
                                findings,
                                report.pointer(),
                                disc.name(),
                                other.name(),
                                on(disc, other) || on(other, disc)));
            }
        }
        return situations;
    }

    /** Whether the other disc is reported too, so that the pair is told with it. */
    private static boolean earlier(Disc other, Disc disc, List<Reported> reports) {
        if (other.name().compareTo(disc.name()) < 0) {
            for (Reported report : reports) {
                if (report.disc().name().equals(other.name())) {
                    return true;
                }
            }
        }
        return false;
    }

    private Stack stack(
            Findings findings, Reported report, Disc disc, String under, Optional<Disc> found) {
        Optional<Disc> lies =
                found.filter(
                        other ->
                                onBoard(other)
                                        && !other.name().equals(disc.name())
                                        && !on(/* disc= */ other, /* other= */ disc));
        boolean measured = across(disc) && lies.filter(PlaceDesk::across).isPresent();
        return new Stack(
                findings,
                report.pointer(),
                disc.name(),
                under,
                lies.isPresent(),
                measured,
                lies.map(other -> overlap(disc, other)).orElse(false));
    }

    private static boolean on(Disc disc, Disc other) {
        return disc.on().filter(other.name()::equals).isPresent();
    }

    private static boolean onBoard(Disc disc) {
        return disc.lies() && disc.spot().isPresent() && disc.spot().get().zone() != Zone.OFF;
    }

    private static Optional<Point> centre(Disc disc) {
        return disc.place().isPresent() ? disc.place().get().centre() : Optional.empty();
    }

    /** Whether it is known where a disc lies across the board; without that nothing overlaps. */
    private static boolean across(Disc disc) {
        return disc.place().isPresent() && disc.place().get().x().isPresent();
    }

    private boolean overlap(Disc disc, Disc other) {
        if (!onBoard(disc) || !onBoard(other) || !across(disc) || !across(other)) {
            return false;
        }
        Optional<Point> here = centre(disc);
        Optional<Point> there = centre(other);
        return here.isPresent()
                && there.isPresent()
                && here.get().closerThan(diameter, there.get());
    }

    /** Lets the rules say which of the discs just reported are dead; these are taken off. */
    List<Disc> rest(List<Disc> discs, List<String> names, Judging judging) {
        Findings findings = judging.findings();
        for (Disc disc : discs) {
            if (disc.lies() && names.contains(disc.name())) {
                Spot spot = disc.spot().orElseThrow();
                judging.put(
                        new Rest(
                                findings,
                                disc.name(),
                                spot.zone(),
                                spot.name(),
                                house.settings().reached(),
                                house.shortStays(),
                                house.beyondIsDead()));
                close(findings, disc, spot).ifPresent(judging::put);
            }
        }
        List<Disc> now = new ArrayList<>(discs);
        for (Removed removed : findings.effects(Removed.class)) {
            now.replaceAll(
                    disc ->
                            disc.name().equals(removed.disc())
                                    ? disc.with(Disc.Status.GONE)
                                    : disc);
        }
        return now;
    }

    private Optional<CloseCall> close(Findings findings, Disc disc, Spot spot) {
        BigDecimal tolerance = house.settings().closeCall();
        Optional<Point> centre = centre(disc);
        if (tolerance.signum() == 0 || centre.isEmpty()) {
            return Optional.empty();
        }
        long wider = Point.units(tolerance);
        for (long side : new long[] {wider, -wider}) {
            Spot other = board.at(centre.get(), side);
            if (other.zone() != spot.zone() || !other.name().equals(spot.name())) {
                return Optional.of(
                        new CloseCall(
                                findings,
                                disc.name(),
                                spot.name(),
                                other.name(),
                                tolerance.toPlainString()));
            }
        }
        return Optional.empty();
    }
}
