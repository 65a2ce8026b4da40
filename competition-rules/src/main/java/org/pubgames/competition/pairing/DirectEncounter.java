package org.pubgames.competition.pairing;

import java.util.ArrayList;
import java.util.List;

/**
 * Orders those who are level by their matches against one another (research FT 6, as in TEC).
 *
 * <p>A table is made of these matches alone; who met more often counts with the average. Where all
 * have met, those who are level in it too make a table of their own, until nothing changes.
 */
public final class DirectEncounter {

    private final List<MatchResult> results;
    private final int win;
    private final IfNotAllMet ifNotAllMet;

    /** What happens when not all of those who are level have met. */
    public enum IfNotAllMet {
        /**
         * Whoever is ahead of all others even if these won all their missing matches is first, then
         * the next in the same way; the others make a table of their own (Swiss, FT 6).
         */
        SURE_LEADERS,
        /** The table counts as it stands. */
        AS_IT_STANDS,
        /** There is no order. */
        NO_EFFECT
    }

    private DirectEncounter(List<MatchResult> results, int win, IfNotAllMet ifNotAllMet) {
        this.results = results;
        this.win = win;
        this.ifNotAllMet = ifNotAllMet;
    }

    /**
     * The order.
     *
     * @param level those who are level, from 0
     * @param results the matches that count; others than between these are passed over
     * @param win the points of a win, in half points
     * @return in order those who are still level, in the order given
     */
    public static List<List<Integer>> order(
            List<Integer> level, List<MatchResult> results, int win, IfNotAllMet ifNotAllMet) {
        List<List<Integer>> ordered = new ArrayList<>();
        new DirectEncounter(results, win, ifNotAllMet).order(List.copyOf(level), ordered);
        return List.copyOf(ordered);
    }

    private void order(List<Integer> level, List<List<Integer>> ordered) {
        if (level.size() < 2) {
            if (!level.isEmpty()) {
                ordered.add(level);
            }
            return;
        }
        MiniTable table = MiniTable.of(level, results);
        if (!table.allMet() && ifNotAllMet == IfNotAllMet.NO_EFFECT) {
            ordered.add(level);
        } else if (!table.allMet() && ifNotAllMet == IfNotAllMet.SURE_LEADERS) {
            sureLeaders(level, table, ordered);
        } else {
            List<List<Integer>> parts = TieBreaks.split(level, table::points);
            if (parts.size() == 1) {
                ordered.add(level);
            } else {
                parts.forEach(part -> order(part, ordered));
            }
        }
    }

    private void sureLeaders(List<Integer> level, MiniTable table, List<List<Integer>> ordered) {
        List<Integer> left = new ArrayList<>(level);
        boolean found = true;
        while (found) {
            found = false;
            for (Integer entrant : left) {
                if (leads(entrant, left, table)) {
                    ordered.add(List.of(entrant));
                    left.remove(entrant);
                    found = true;
                    break;
                }
            }
        }
        if (left.size() == level.size()) {
            ordered.add(level);
        } else {
            order(List.copyOf(left), ordered);
        }
    }

    private boolean leads(Integer entrant, List<Integer> left, MiniTable table) {
        return left.stream()
                .filter(other -> !other.equals(entrant))
                .allMatch(other -> table.points(entrant) > table.mostPossible(other, win));
    }
}
