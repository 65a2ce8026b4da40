package org.pubgames.schocken.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.pubgames.schocken.Category;
import org.pubgames.schocken.Worth;

/**
 * The valid throws that lie open when all cups are lifted.
 *
 * @param laid the throws, leader first; void throws and those of leavers are left out
 */
public record Showing(List<Laid> laid) {

    /** Under a house's own list equal throws may cost differently, say from the hand and built. */
    private static final Comparator<Worth> BY_COST =
            Comparator.comparing(Worth::all).thenComparingInt(Worth::discs);

    /**
     * One player's throw.
     *
     * @param dice three dice, highest first
     * @param blind whether the leader left it standing unseen
     * @param worth what it is worth
     */
    public record Laid(String player, List<Integer> dice, boolean blind, Worth worth) {}

    /** The highest throws; several when they are equal, none when nobody has a valid throw. */
    public List<Laid> highest() {
        return extreme(1);
    }

    /** The lowest throws. */
    public List<Laid> lowest() {
        return extreme(-1);
    }

    /** The throws without some of them. */
    Showing below(List<Laid> some) {
        return new Showing(laid.stream().filter(one -> !some.contains(one)).toList());
    }

    private List<Laid> extreme(int sign) {
        List<Laid> found = new ArrayList<>();
        for (Laid one : laid) {
            int order = found.isEmpty() ? 0 : sign * one.worth().compareTo(found.get(0).worth());
            if (order > 0) {
                found.clear();
            }
            if (order >= 0) {
                found.add(one);
            }
        }
        return found;
    }

    /** Who threw Schock-Aus. */
    public List<String> schockAus() {
        return laid.stream()
                .filter(one -> one.worth().category() == Category.SCHOCK_AUS)
                .map(Laid::player)
                .toList();
    }

    /** Who made some throws. */
    public static List<String> players(List<Laid> some) {
        return some.stream().map(Laid::player).toList();
    }

    /** The dice of some throws, as texts show them: 4-2-1, each combination once. */
    public static String dice(List<Laid> some) {
        return some.stream()
                .map(one -> written(one.dice()))
                .distinct()
                .collect(Collectors.joining(", "));
    }

    /** Dice as texts show them: 4-2-1. */
    public static String written(List<Integer> dice) {
        return dice.stream().map(String::valueOf).collect(Collectors.joining("-"));
    }

    /**
     * What the one of some equal throws is worth that costs most; all discs are more than any
     * number. Without a throw: one disc.
     */
    public static Worth dearest(List<Laid> some) {
        return some.stream().map(Laid::worth).max(BY_COST).orElse(Worth.nothing(""));
    }

    /** Whether some equal throws cost differently. */
    public static boolean pricesDiffer(List<Laid> some) {
        return some.stream()
                        .map(one -> one.worth().all() ? -1 : one.worth().discs())
                        .distinct()
                        .count()
                > 1;
    }
}
