package org.pubgames.shuffleboard.table;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.Displaced;
import org.pubgames.shuffleboard.Foul;
import org.pubgames.shuffleboard.House;
import org.pubgames.shuffleboard.Incident;
import org.pubgames.shuffleboard.Nearness;
import org.pubgames.shuffleboard.Place;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.Spot;
import org.pubgames.shuffleboard.StripBoard;
import org.pubgames.shuffleboard.table.TableSettings.FoulLine;
import org.pubgames.shuffleboard.table.TableSettings.Scorers;
import org.pubgames.shuffleboard.table.TableSettings.Style;
import org.pubgames.shuffleboard.table.rules.Claim;
import org.pubgames.shuffleboard.table.rules.KnockedOff;
import org.pubgames.shuffleboard.table.rules.TableFoul;
import org.pubgames.shuffleboard.table.rules.TapShot;
import org.pubgames.shuffleboard.table.rules.Tapped;
import org.pubgames.shuffleboard.table.rules.Weight;

/** What table shuffleboard adds to the shared referee. */
final class TableHouse extends House {

    private final TableSettings settings;

    TableHouse(TableSettings settings) {
        super(settings, board(settings));
        this.settings = settings;
    }

    /** The areas are named by their points. */
    private static StripBoard board(TableSettings settings) {
        List<StripBoard.Strip> strips = new ArrayList<>();
        int points = settings.zoneLines().size() + 1;
        for (BigDecimal line : settings.zoneLines()) {
            strips.add(new StripBoard.Strip(String.valueOf(points), line, points + "-line"));
            points--;
        }
        boolean foul = settings.foulLine() != FoulLine.NONE;
        strips.add(new StripBoard.Strip(String.valueOf(points), foulLine(settings), "foul-line"));
        return new StripBoard(
                new StripBoard.Measures(settings.boardLength(), settings.boardWidth()),
                strips,
                foul ? StripBoard.Ending.MUST_REACH : StripBoard.Ending.OPEN,
                settings);
    }

    /** Inches from the far end to the foul line. */
    static BigDecimal foulLine(TableSettings settings) {
        return switch (settings.foulLine()) {
            case TARGET_END -> settings.foulLineAt();
            case SHOOTER_END -> settings.boardLength().subtract(settings.foulLineAt());
            case MIDDLE -> settings.boardLength().divide(BigDecimal.valueOf(2));
            case NONE -> settings.boardLength();
        };
    }

    @Override
    protected boolean hangers() {
        return true;
    }

    /** The test at the end does not tell a corner from the middle; the report may. */
    @Override
    protected String hangingWord(Disc disc) {
        boolean corner =
                disc.spot().filter(spot -> spot.name().equals("corner")).isPresent()
                        || disc.place().flatMap(Place::x).filter(this::overTheSide).isPresent();
        return corner ? "corner" : "hanging";
    }

    private boolean overTheSide(BigDecimal across) {
        BigDecimal edge = settings.boardWidth().divide(BigDecimal.valueOf(2));
        return across.abs().add(settings.discRadius()).compareTo(edge) > 0;
    }

    @Override
    protected String deepestArea() {
        return String.valueOf(settings.zoneLines().size() + 1);
    }

    @Override
    protected List<Foul> fouls() {
        return settings.fouls();
    }

    @Override
    protected int mostPoints() {
        int areas = settings.zoneLines().size() + 1;
        return Math.max(areas, Math.max(settings.hangerPoints(), settings.cornerPoints()));
    }

    @Override
    protected boolean oneSideScores() {
        return nearnessDecides();
    }

    private boolean nearnessDecides() {
        return settings.scorers() == Scorers.NEARER
                || settings.scorers() == Scorers.NEARER_WITH_THREE;
    }

    @Override
    protected Situation resting(Findings findings, Disc disc) {
        Spot spot = disc.spot().orElseThrow();
        return new Weight(
                findings,
                disc.name(),
                disc.side(),
                spot.zone(),
                spot.name(),
                spot.area().isEmpty() ? 0 : Integer.parseInt(spot.area()),
                spot.mostlyOver(),
                spot.name().equals("corner"),
                settings.lineTouch(),
                settings.hangerPoints(),
                settings.cornerPoints());
    }

    @Override
    protected List<Situation> claims(
            Findings findings, List<Disc> lying, Map<String, Integer> worths) {
        Nearness nearness = new Nearness(lying);
        Nearness cancelled = nearness.cancelled();
        List<Situation> claims = new ArrayList<>();
        for (Disc disc : lying) {
            int best = best(disc.side(), lying, worths);
            claims.add(
                    new Claim(
                            findings,
                            disc.name(),
                            disc.side(),
                            worths.getOrDefault(disc.name(), 0),
                            settings.scorers(),
                            settings.leadTie(),
                            nearness.nearest(disc),
                            nearness.level(disc),
                            !cancelled.has(disc),
                            cancelled.has(disc) && cancelled.nearest(disc),
                            best));
        }
        return claims;
    }

    private static int best(Side side, List<Disc> lying, Map<String, Integer> worths) {
        int best = Integer.MIN_VALUE;
        for (Disc disc : lying) {
            if (disc.side() == side) {
                best = Math.max(best, worths.getOrDefault(disc.name(), 0));
            }
        }
        return best;
    }

    @Override
    protected List<List<Disc>> undecided(List<Disc> lying, Map<String, Integer> worths) {
        return nearnessDecides() ? new Nearness(lying).undecided() : List.of();
    }

    @Override
    protected List<Situation> shot(Findings findings, Incident shot) {
        if (settings.style() != Style.TAP_AND_DRAW) {
            return List.of();
        }
        List<String> knockedOff =
                shot.displaced().stream()
                        .filter(disc -> disc.before().side() != shot.offender())
                        .filter(Displaced::knockedOff)
                        .map(disc -> disc.before().name())
                        .toList();
        List<Situation> situations = new ArrayList<>();
        shot.played()
                .ifPresent(
                        played -> situations.add(new TapShot(findings, played.name(), knockedOff)));
        for (Displaced disc : shot.displaced()) {
            situations.add(
                    new Tapped(
                            findings,
                            disc.before().name(),
                            disc.before().side() == shot.offender(),
                            disc.knockedOff(),
                            !disc.knockedOff() && Nearness.advanced(disc.before(), disc.after()),
                            !knockedOff.isEmpty()));
        }
        return situations;
    }

    @Override
    protected List<Situation> foul(Findings findings, Incident incident) {
        Foul foul = incident.foul().orElseThrow();
        List<Situation> situations = new ArrayList<>();
        incident.played()
                .ifPresent(
                        played ->
                                situations.add(
                                        new TableFoul(
                                                findings,
                                                foul,
                                                incident.end().shooter(incident.offender()),
                                                played.name())));
        for (Displaced disc : incident.displaced()) {
            if (disc.knockedOff()) {
                situations.add(new KnockedOff(findings, foul, disc.before().name()));
            }
        }
        return situations;
    }
}
