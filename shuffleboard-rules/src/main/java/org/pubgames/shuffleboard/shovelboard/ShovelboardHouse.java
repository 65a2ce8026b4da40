package org.pubgames.shuffleboard.shovelboard;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.House;
import org.pubgames.shuffleboard.Nearness;
import org.pubgames.shuffleboard.Spot;
import org.pubgames.shuffleboard.StripBoard;
import org.pubgames.shuffleboard.shovelboard.ShovelboardSettings.Scorers;
import org.pubgames.shuffleboard.shovelboard.rules.Claim;
import org.pubgames.shuffleboard.shovelboard.rules.Fallback;
import org.pubgames.shuffleboard.shovelboard.rules.Weight;

/** What shovelboard adds to the shared referee. */
final class ShovelboardHouse extends House {

    private final ShovelboardSettings settings;

    ShovelboardHouse(ShovelboardSettings settings) {
        super(settings, board(settings));
        this.settings = settings;
    }

    private static StripBoard board(ShovelboardSettings settings) {
        StripBoard.Strip past = new StripBoard.Strip("2", settings.farLine(), "far-line");
        boolean lined = settings.nearLine().signum() > 0;
        if (!lined && settings.fallback()) {
            // one line only: short of it nothing scores but the nearest weight
            return board(settings, List.of(past), StripBoard.Ending.NOTHING);
        }
        BigDecimal until = lined ? settings.nearLine() : settings.boardLength();
        return board(
                settings,
                List.of(past, new StripBoard.Strip("1", until, "near-line")),
                lined ? StripBoard.Ending.NOTHING : StripBoard.Ending.OPEN);
    }

    private static StripBoard board(
            ShovelboardSettings settings, List<StripBoard.Strip> strips, StripBoard.Ending ending) {
        return new StripBoard(
                new StripBoard.Measures(settings.boardLength(), settings.boardWidth()),
                strips,
                ending,
                settings);
    }

    /** The nearest weight short of the lines may still score. */
    @Override
    protected boolean shortStays() {
        return true;
    }

    @Override
    protected boolean hangers() {
        return true;
    }

    @Override
    protected String deepestArea() {
        return "2";
    }

    @Override
    protected int mostPoints() {
        return 3;
    }

    @Override
    protected boolean oneSideScores() {
        return settings.scorers() == Scorers.NEARER;
    }

    @Override
    protected Situation resting(Findings findings, Disc disc) {
        Spot spot = disc.spot().orElseThrow();
        return new Weight(
                findings,
                disc.name(),
                disc.side(),
                spot.zone(),
                spot.area(),
                spot.name(),
                settings.lineTouch(),
                settings.reached());
    }

    @Override
    protected List<Situation> claims(
            Findings findings, List<Disc> lying, Map<String, Integer> worths) {
        Nearness nearness = new Nearness(lying);
        List<Situation> claims = new ArrayList<>();
        for (Disc disc : lying) {
            int worth = worths.getOrDefault(disc.name(), 0);
            if (worth > 0) {
                claims.add(
                        new Claim(
                                findings,
                                disc.name(),
                                disc.side(),
                                worth,
                                settings.scorers(),
                                nearness.nearest(disc)));
            }
        }
        if (settings.fallback() && nobodyScores(worths)) {
            nearness.first()
                    .ifPresent(
                            disc ->
                                    claims.add(
                                            new Fallback(
                                                    findings,
                                                    disc.name(),
                                                    disc.side(),
                                                    nearness.level(disc))));
        }
        return claims;
    }

    private static boolean nobodyScores(Map<String, Integer> worths) {
        return worths.values().stream().noneMatch(worth -> worth > 0);
    }

    @Override
    protected List<List<Disc>> undecided(List<Disc> lying, Map<String, Integer> worths) {
        boolean nearnessDecides =
                settings.scorers() == Scorers.NEARER
                        || (settings.fallback() && nobodyScores(worths));
        return nearnessDecides ? new Nearness(lying).undecided() : List.of();
    }
}
