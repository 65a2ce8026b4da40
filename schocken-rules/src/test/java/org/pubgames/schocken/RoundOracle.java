package org.pubgames.schocken;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.pubgames.schocken.SchockenEvent.RollOffThrown;
import org.pubgames.schocken.SchockenSettings.Blind;
import org.pubgames.schocken.SchockenSettings.RoundPrice;
import org.pubgames.schocken.SchockenSettings.SchockAus;
import org.pubgames.schocken.SchockenSettings.SecondPhase;
import org.pubgames.schocken.SchockenSettings.ShortStock;
import org.pubgames.schocken.SchockenSettings.TieBreak;

/**
 * How one round ends when all cups have been lifted, worked out with lists of names as the players
 * do it at the table. Shares no code with the rules.
 */
final class RoundOracle {

    /**
     * What somebody has under the cup in the end.
     *
     * @param dice three dice, in any order; of who threw too often perhaps not all
     * @param hand whether all three were thrown at once
     * @param used after how many throws
     * @param blind whether the leader left them unseen
     * @param tooOften whether the player threw too often, so that they are void
     * @param discs discs in front of the player
     */
    record Cup(
            String player,
            List<Integer> dice,
            boolean hand,
            int used,
            boolean blind,
            boolean tooOften,
            int discs) {}

    /**
     * What comes of a round.
     *
     * @param leaving who leaves with a Schock-Aus
     * @param waiting who still has to throw in a roll-off; then nothing else is known
     * @param loser who loses, if anybody does
     * @param giver whose throw makes him the giver, where one is needed
     * @param all whether the loser takes all discs there are
     * @param fromStock discs that leave the stock for the loser
     * @param fromGiver discs that leave the giver
     * @param toMiddle whether the giver's discs go to the middle of the table
     */
    record Ending(
            List<String> leaving,
            Set<String> waiting,
            Optional<String> loser,
            Optional<String> giver,
            boolean all,
            int fromStock,
            int fromGiver,
            boolean toMiddle) {}

    private final SchockenSettings settings;
    private final Oracle oracle;
    private final List<Cup> cups;
    private final int stock;
    private final List<RollOffThrown> rollOffs;

    /** What the round was about, so that a test can tell what it has seen. */
    final Set<String> seen = new TreeSet<>();

    private final List<String> leaving = new ArrayList<>();
    private final Set<String> waiting = new LinkedHashSet<>();
    private Map<String, Integer> opening = Map.of();
    private int rolled;

    /** A round with its cups, the leader's first, and the throws of its roll-offs. */
    RoundOracle(
            SchockenSettings settings,
            Oracle oracle,
            List<Cup> cups,
            int stock,
            List<RollOffThrown> rollOffs) {
        this.settings = settings;
        this.oracle = oracle;
        this.cups = cups;
        this.stock = stock;
        this.rollOffs = rollOffs;
    }

    Oracle.Listed listed(Cup cup) {
        return oracle.listed(cup.dice(), cup.hand());
    }

    Ending ending() {
        List<Cup> staying = staying();
        if (staying.size() == 1) {
            return nobody(Optional.empty());
        }
        List<Cup> offenders = staying.stream().filter(Cup::tooOften).toList();
        List<Cup> valid = staying.stream().filter(cup -> !cup.tooOften()).toList();
        Optional<Cup> loser = loser(offenders, valid);
        return loser.isEmpty() ? nobody(Optional.empty()) : discs(loser.get(), valid);
    }

    private Ending nobody(Optional<String> loser) {
        return new Ending(leaving, waiting, loser, Optional.empty(), false, 0, 0, false);
    }

    /** Who is still there when those have left whom a Schock-Aus lets go; one always stays. */
    private List<Cup> staying() {
        List<Cup> staying = new ArrayList<>(cups);
        if (settings.schockAus() == SchockAus.THROWER_LEAVES) {
            for (Cup cup : cups) {
                if (staying.size() > 1
                        && !cup.tooOften()
                        && listed(cup).category() == Category.SCHOCK_AUS) {
                    staying.remove(cup);
                    leaving.add(cup.player());
                    seen.add("left");
                }
            }
        }
        return staying;
    }

    private Optional<Cup> loser(List<Cup> offenders, List<Cup> valid) {
        if (!offenders.isEmpty()) {
            return decided(List.of(TieBreak.ROLL_OFF_SUM), offenders, true);
        }
        int worst = valid.stream().mapToInt(cup -> listed(cup).place()).max().orElse(0);
        List<Cup> lowest = valid.stream().filter(cup -> listed(cup).place() == worst).toList();
        boolean schockAus =
                valid.stream().allMatch(cup -> listed(cup).category() == Category.SCHOCK_AUS);
        return decided(schockAus ? settings.tieSchockAus() : settings.tieLow(), lowest, true);
    }

    private Ending discs(Cup loser, List<Cup> valid) {
        Optional<String> name = Optional.of(loser.player());
        if (valid.isEmpty()) {
            return nobody(name);
        }
        int best = valid.stream().mapToInt(cup -> listed(cup).place()).min().orElse(0);
        List<Cup> highest = valid.stream().filter(cup -> listed(cup).place() == best).toList();
        Oracle.Listed worth = listed(highest.get(0));
        if (worth.all()) {
            seen.add("took all");
            return new Ending(leaving, waiting, name, Optional.empty(), true, 0, 0, false);
        }
        boolean twice =
                settings.blind() == Blind.DOUBLES
                        && worth.category() != Category.SCHOCK_AUS
                        && highest.stream().anyMatch(Cup::blind);
        int due = worth.discs() * (twice ? 2 : 1);
        if (settings.roundPrice() == RoundPrice.ALL_HONOURS && stock > 0) {
            List<Oracle.Listed> honours =
                    valid.stream()
                            .map(this::listed)
                            .filter(one -> one.category() != Category.EINFACH)
                            .toList();
            due = honours.isEmpty() ? due : honours.stream().mapToInt(Oracle.Listed::discs).sum();
        }
        int fromStock = Math.min(stock, due);
        if (stock >= due || (stock > 0 && settings.shortStock() == ShortStock.SOURCE_ONLY)) {
            seen.add(stock < due ? "stock short" : "from the stock");
            return new Ending(leaving, waiting, name, Optional.empty(), false, fromStock, 0, false);
        }
        List<Cup> others = highest.stream().filter(cup -> !cup.equals(loser)).toList();
        Optional<Cup> giver = decided(settings.tieHigh(), others, false);
        if (giver.isEmpty()) {
            return nobody(name);
        }
        int fromGiver = Math.min(due - fromStock, giver.get().discs());
        boolean middle = stock == 0 && settings.secondPhase() == SecondPhase.RETURN;
        seen.add(fromGiver < due - fromStock ? "giver short" : "from the giver");
        return new Ending(
                leaving,
                waiting,
                name,
                Optional.of(giver.get().player()),
                false,
                fromStock,
                fromGiver,
                middle);
    }

    /** Goes down a list of tie-breaks; nobody when it says so or a roll-off is not over yet. */
    private Optional<Cup> decided(List<TieBreak> chain, List<Cup> tied, boolean lowest) {
        List<Cup> left = tied;
        for (TieBreak step : chain) {
            if (left.size() == 1) {
                break;
            }
            seen.add((lowest ? "low " : "high ") + step);
            switch (step) {
                case HAND_FIRST -> left = keep(left, cup -> cup.hand() != lowest);
                case FEWER_THROWS -> {
                    Stream<Integer> counts = left.stream().map(Cup::used).sorted();
                    List<Integer> sorted = counts.toList();
                    int wanted = sorted.get(lowest ? sorted.size() - 1 : 0);
                    left = keep(left, cup -> cup.used() == wanted);
                }
                case EARLIER_BETTER -> left = List.of(left.get(lowest ? left.size() - 1 : 0));
                case LATER_BETTER -> left = List.of(left.get(lowest ? 0 : left.size() - 1));
                case EARLIER_WHILE_DEALING ->
                        left = List.of(left.get(lowest == (stock == 0) ? 0 : left.size() - 1));
                case LATER_IF_AT_ONCE -> {
                    Cup found = left.get(0);
                    for (Cup cup : left.subList(1, left.size())) {
                        if ((cup.used() > 1) == lowest) {
                            found = cup;
                        }
                    }
                    left = List.of(found);
                }
                case ROLL_OFF_SUM -> left = rollOff(left, lowest);
                case NO_DISCS -> left = List.of();
            }
        }
        return left.stream().findFirst();
    }

    private static List<Cup> keep(List<Cup> tied, Predicate<Cup> wanted) {
        List<Cup> kept = tied.stream().filter(wanted).toList();
        return kept.isEmpty() ? tied : kept;
    }

    /** The lowest or highest sum of pips, again among those who are level; nobody while open. */
    private List<Cup> rollOff(List<Cup> tied, boolean lowest) {
        List<Cup> left = tied;
        boolean first = true;
        while (left.size() > 1) {
            List<String> names = left.stream().map(Cup::player).toList();
            Map<String, Integer> pips = new LinkedHashMap<>();
            if (first && !lowest && opening.keySet().containsAll(names)) {
                // Everybody was level: the throws for the loser tell the giver too.
                names.forEach(name -> pips.put(name, opening.getOrDefault(name, 0)));
                seen.add("one roll-off for both");
            } else {
                while (pips.size() < names.size() && rolled < rollOffs.size()) {
                    RollOffThrown thrown = rollOffs.get(rolled++);
                    pips.put(thrown.player(), thrown.dice().stream().mapToInt(die -> die).sum());
                }
                if (!pips.keySet().containsAll(names)) {
                    waiting.addAll(names);
                    waiting.removeAll(pips.keySet());
                    return List.of();
                }
            }
            if (first && lowest) {
                opening = pips;
            }
            seen.add(first ? "rolled off" : "rolled off again");
            first = false;
            List<Integer> sums = pips.values().stream().sorted().toList();
            int wanted = sums.get(lowest ? 0 : sums.size() - 1);
            left =
                    left.stream()
                            .filter(cup -> pips.getOrDefault(cup.player(), 0) == wanted)
                            .toList();
        }
        return left;
    }

    /** Whether all roll-off throws belong to a roll-off that had to be. */
    boolean usedUp() {
        return rolled == rollOffs.size();
    }
}
