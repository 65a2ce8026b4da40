package org.pubgames.schocken;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pubgames.schocken.PlayerState.Part;

/** What lies open when all cups are lifted, and what it is worth. */
final class Showing {

    /** Under a house's own list equal throws may cost differently, say from the hand and built. */
    private static final Comparator<Worth> BY_COST =
            Comparator.comparing(Worth::all).thenComparingInt(Worth::discs);

    private final Table table;
    private final ThrowRanks ranks;
    private final Map<String, Worth> worths = new LinkedHashMap<>();

    /** The throws of a table, leader first; void throws and leavers do not count. */
    Showing(Table table, ThrowRanks ranks) {
        this.table = table;
        this.ranks = ranks;
        for (String name : table.order()) {
            Hand hand = table.playedHand(name);
            if (!hand.surplus() && table.player(name).part() != Part.LEFT) {
                hand.combination()
                        .ifPresent(dice -> worths.put(name, ranks.worth(dice, hand.fromHand())));
            }
        }
    }

    /** What everybody's throw is worth. */
    Map<String, Worth> worths() {
        return worths;
    }

    List<String> highest() {
        return extreme(1);
    }

    List<String> lowest() {
        return extreme(-1);
    }

    private List<String> extreme(int sign) {
        List<String> names = new ArrayList<>();
        worths.forEach(
                (name, worth) -> {
                    if (worths.values().stream()
                            .noneMatch(other -> sign * other.compareTo(worth) > 0)) {
                        names.add(name);
                    }
                });
        return names;
    }

    /**
     * What the highest throw among some players is worth. Of equal throws the one that costs most
     * counts, whoever threw first; all discs are more than any number. Without a throw: one disc.
     */
    Worth best(List<String> names) {
        return names.stream()
                .map(name -> worths.getOrDefault(name, Worth.nothing("")))
                .max(Comparator.<Worth>naturalOrder().thenComparing(BY_COST))
                .orElse(Worth.nothing(""));
    }

    /** Who threw Schock-Aus. */
    List<String> schockAus() {
        return worths.keySet().stream()
                .filter(
                        name ->
                                worths.getOrDefault(name, Worth.nothing("")).category()
                                        == Category.SCHOCK_AUS)
                .toList();
    }

    /** The dice of some players, as texts show them. */
    String dice(List<String> names) {
        return String.join(
                ", ",
                names.stream()
                        .flatMap(name -> table.playedHand(name).combination().stream())
                        .map(Showing::written)
                        .distinct()
                        .toList());
    }

    static String written(List<Integer> dice) {
        return String.join("-", dice.stream().map(String::valueOf).toList());
    }

    /** The round as the state keeps it. */
    List<RoundResult.Shown> shown() {
        List<RoundResult.Shown> shown = new ArrayList<>();
        for (String name : table.order()) {
            Hand hand = table.playedHand(name);
            if (!hand.surplus()) {
                hand.combination()
                        .ifPresent(
                                dice ->
                                        shown.add(
                                                new RoundResult.Shown(
                                                        name,
                                                        dice,
                                                        ranks.worth(dice, hand.fromHand())
                                                                .category(),
                                                        hand.used())));
            }
        }
        return shown;
    }
}
