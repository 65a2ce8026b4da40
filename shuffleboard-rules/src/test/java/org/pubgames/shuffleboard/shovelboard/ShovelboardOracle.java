package org.pubgames.shuffleboard.shovelboard;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.pubgames.shuffleboard.Layout.Lying;
import org.pubgames.shuffleboard.ShuffleboardSettings.Reached;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.shovelboard.ShovelboardSettings.LineTouch;
import org.pubgames.shuffleboard.shovelboard.ShovelboardSettings.Scorers;

/** A board counted by hand. */
final class ShovelboardOracle {

    private final ShovelboardSettings settings;

    ShovelboardOracle(ShovelboardSettings settings) {
        this.settings = settings;
    }

    int[] points(List<Lying> discs) {
        List<Lying> lying =
                discs.stream().filter(disc -> !disc.found().name().equals("off")).toList();
        int[] points = new int[2];
        boolean scored = false;
        for (Side side : Side.values()) {
            Optional<BigDecimal> best = best(lying, side.other());
            for (Lying disc : lying) {
                boolean counts =
                        settings.scorers() == Scorers.BOTH_SIDES
                                || best.isEmpty()
                                || depth(disc).compareTo(best.get()) < 0;
                scored |= worth(disc) > 0;
                if (disc.side() == side && counts) {
                    points[disc.index()] += worth(disc);
                }
            }
        }
        if (settings.fallback() && !scored) {
            Optional<BigDecimal> a = best(lying, Side.A);
            Optional<BigDecimal> b = best(lying, Side.B);
            if (a.isPresent() && (b.isEmpty() || a.get().compareTo(b.get()) < 0)) {
                points[0] = 1;
            } else if (b.isPresent() && (a.isEmpty() || b.get().compareTo(a.get()) < 0)) {
                points[1] = 1;
            }
        }
        return points;
    }

    private static Optional<BigDecimal> best(List<Lying> discs, Side side) {
        return discs.stream()
                .filter(disc -> disc.side() == side)
                .map(ShovelboardOracle::depth)
                .min(BigDecimal::compareTo);
    }

    private static BigDecimal depth(Lying disc) {
        return disc.centre().y();
    }

    private int worth(Lying disc) {
        return switch (disc.found().name()) {
            case "hanging", "corner" -> 3;
            case "2" -> 2;
            case "far-line" -> settings.lineTouch() == LineTouch.HIGHER ? 2 : 1;
            case "1" -> 1;
            case "near-line" -> settings.reached() == Reached.TOUCHING ? 1 : 0;
            default -> 0;
        };
    }
}
