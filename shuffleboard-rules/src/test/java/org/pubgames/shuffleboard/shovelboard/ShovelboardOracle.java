package org.pubgames.shuffleboard.shovelboard;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.shuffleboard.Layout.Lying;
import org.pubgames.shuffleboard.ShuffleboardSettings.Reached;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.shovelboard.ShovelboardSettings.LineTouch;
import org.pubgames.shuffleboard.shovelboard.ShovelboardSettings.Scorers;

/** A board counted by hand. */
final class ShovelboardOracle {

    private final ShovelboardSettings settings;
    private final Map<String, Integer> list;

    /**
     * A board of a house.
     *
     * @param list what the house's list says of the areas that it names
     */
    ShovelboardOracle(ShovelboardSettings settings, Map<String, Integer> list) {
        this.settings = settings;
        this.list = list;
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

    /** The printed worth, or what the list says of the place where it counts. */
    private int worth(Lying disc) {
        boolean up = settings.lineTouch() == LineTouch.HIGHER;
        boolean third = settings.middleLine().signum() > 0;
        // one line and nothing short of it: a weight on that line is worth 1 even so
        boolean bare = settings.nearLine().signum() == 0 && settings.fallback();
        String rest = bare ? "short" : "1";
        return switch (disc.found().name()) {
            case "hanging", "corner" -> listed("hanging", 3);
            case "2" -> listed("2", 2);
            case "far-line" -> {
                if (up) {
                    yield listed("2", 2);
                }
                yield third ? listed("middle", settings.middlePoints()) : listed(rest, 1);
            }
            case "middle" -> listed("middle", settings.middlePoints());
            case "middle-line" ->
                    up ? listed("middle", settings.middlePoints()) : listed(rest, bare ? 0 : 1);
            case "1" -> listed("1", 1);
            case "near-line" ->
                    settings.reached() == Reached.TOUCHING ? listed("1", 1) : listed("short", 0);
            default -> listed("short", 0);
        };
    }

    private int listed(String area, int printed) {
        return list.getOrDefault(area, printed);
    }
}
