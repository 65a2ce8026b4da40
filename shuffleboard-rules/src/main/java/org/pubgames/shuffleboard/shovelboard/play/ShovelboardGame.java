package org.pubgames.shuffleboard.shovelboard.play;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Board;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.play.PlayedGame;
import org.pubgames.shuffleboard.play.StripBoard;
import org.pubgames.shuffleboard.rules.Nearness;
import org.pubgames.shuffleboard.shovelboard.ShovelboardSettings;
import org.pubgames.shuffleboard.shovelboard.rules.Claim;
import org.pubgames.shuffleboard.shovelboard.rules.Fallback;
import org.pubgames.shuffleboard.shovelboard.rules.Weight;

/** Shovelboard under the settings of a variant. */
public final class ShovelboardGame extends PlayedGame {

    /** Points of a weight that hangs over the end, where no list of the house says otherwise. */
    static final int HANGER = 3;

    private final ShovelboardSettings settings;

    /** The game of a variant. */
    public ShovelboardGame(ShovelboardSettings settings) {
        super(settings, board(settings));
        this.settings = settings;
    }

    private static StripBoard board(ShovelboardSettings settings) {
        List<String> areas = settings.areas();
        List<StripBoard.Strip> strips = new ArrayList<>();
        strips.add(new StripBoard.Strip("2", settings.farLine(), "far-line"));
        if (settings.middleLined()) {
            strips.add(new StripBoard.Strip("middle", settings.middleLine(), "middle-line"));
        }
        if (areas.contains("1")) {
            boolean lined = settings.nearLine().signum() > 0;
            BigDecimal until = lined ? settings.nearLine() : settings.boardLength();
            strips.add(new StripBoard.Strip("1", until, "near-line"));
        }
        return new StripBoard(
                new Board.Measures(settings.boardLength(), settings.boardWidth()),
                strips,
                areas.contains("short") ? StripBoard.Ending.NOTHING : StripBoard.Ending.OPEN,
                settings);
    }

    @Override
    protected String deepestArea() {
        return "2";
    }

    @Override
    protected int mostPoints() {
        return Math.max(HANGER, settings.middlePoints());
    }

    @Override
    protected Situation resting(Findings findings, Disc disc) {
        return new Weight(findings, disc, settings);
    }

    @Override
    protected void claims(List<Disc> lying, Map<String, Integer> worths, Judging judging) {
        Findings findings = judging.findings();
        Nearness nearness = new Nearness(lying);
        boolean nobodyScores = worths.values().stream().noneMatch(worth -> worth > 0);
        undecided(nearness, nobodyScores, judging);
        for (Disc disc : lying) {
            int worth = worths.getOrDefault(disc.name(), 0);
            if (worth > 0) {
                judging.put(new Claim(findings, disc, worth, nearness, settings));
            }
        }
        if (nobodyScores) {
            nearness.first()
                    .ifPresent(
                            disc -> judging.put(new Fallback(findings, disc, nearness, settings)));
        }
    }
}
