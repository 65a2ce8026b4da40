package org.pubgames.shuffleboard.table;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.pubgames.shuffleboard.Layout.Lying;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.table.TableSettings.LeadTie;
import org.pubgames.shuffleboard.table.TableSettings.LineTouch;

/** A table counted by hand. */
final class TableOracle {

    private final TableSettings settings;

    TableOracle(TableSettings settings) {
        this.settings = settings;
    }

    int[] points(List<Lying> discs) {
        List<Lying> lying = discs.stream().filter(disc -> disc.reaches(settings)).toList();
        return switch (settings.scorers()) {
            case BOTH_SIDES -> new int[] {sum(of(lying, Side.A)), sum(of(lying, Side.B))};
            case ALL_WITH_THREE ->
                    new int[] {horseCollar(of(lying, Side.A)), horseCollar(of(lying, Side.B))};
            case NEARER -> nearer(of(lying, Side.A), of(lying, Side.B));
            case NEARER_WITH_THREE -> {
                int[] nearer = nearer(of(lying, Side.A), of(lying, Side.B));
                yield new int[] {
                    horseCollar(of(lying, Side.A)) > 0 ? nearer[0] : 0,
                    horseCollar(of(lying, Side.B)) > 0 ? nearer[1] : 0
                };
            }
        };
    }

    private int horseCollar(List<Lying> side) {
        return side.stream().anyMatch(disc -> worth(disc) >= 3) ? sum(side) : 0;
    }

    /** Both lists from the nearest to the farthest. */
    private int[] nearer(List<Lying> a, List<Lying> b) {
        List<Lying> ours = new ArrayList<>(a);
        List<Lying> theirs = new ArrayList<>(b);
        while (settings.leadTie() == LeadTie.CANCEL_PAIR
                && !ours.isEmpty()
                && !theirs.isEmpty()
                && depth(ours.get(0)).compareTo(depth(theirs.get(0))) == 0) {
            ours.remove(0);
            theirs.remove(0);
        }
        return new int[] {sum(before(ours, theirs)), sum(before(theirs, ours))};
    }

    private static List<Lying> before(List<Lying> side, List<Lying> others) {
        return side.stream()
                .filter(disc -> others.isEmpty() || depth(disc).compareTo(depth(others.get(0))) < 0)
                .toList();
    }

    private static List<Lying> of(List<Lying> discs, Side side) {
        return discs.stream()
                .filter(disc -> disc.side() == side)
                .sorted((one, two) -> depth(one).compareTo(depth(two)))
                .toList();
    }

    private static BigDecimal depth(Lying disc) {
        return disc.centre().y();
    }

    private int sum(List<Lying> discs) {
        return discs.stream().mapToInt(this::worth).sum();
    }

    private int worth(Lying disc) {
        String name = disc.found().name();
        if (name.equals("hanging")) {
            return settings.hangerPoints();
        }
        if (name.equals("corner")) {
            return settings.cornerPoints();
        }
        if (name.equals("foul-line")) {
            return 0;
        }
        int points = Integer.parseInt(name.substring(0, 1));
        boolean up = settings.lineTouch() == LineTouch.HALF_OVER && disc.found().over();
        return name.endsWith("-line") && !up ? points - 1 : points;
    }
}
