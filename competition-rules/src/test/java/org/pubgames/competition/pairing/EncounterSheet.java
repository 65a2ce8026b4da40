package org.pubgames.competition.pairing;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.pubgames.competition.pairing.DirectEncounter.IfNotAllMet;

/**
 * The order of a few who are level, by a cross table in decimals. Whether somebody is sure to be
 * ahead is found by going through all results that missing matches could have. Written apart.
 */
final class EncounterSheet {

    private static final double NEARLY = 1e-9;

    private final List<MatchResult> results;
    private final IfNotAllMet ifNotAllMet;

    EncounterSheet(List<MatchResult> results, IfNotAllMet ifNotAllMet) {
        this.results = results;
        this.ifNotAllMet = ifNotAllMet;
    }

    List<List<Integer>> order(List<Integer> level) {
        if (level.size() == 1) {
            return List.of(level);
        }
        List<int[]> missing = missing(level);
        double[][] table = new double[level.size()][level.size()];
        for (int row = 0; row < level.size(); row++) {
            for (int column = 0; column < level.size(); column++) {
                table[row][column] = average(level.get(row), level.get(column));
            }
        }
        if (!missing.isEmpty() && ifNotAllMet == IfNotAllMet.NO_EFFECT) {
            return List.of(level);
        }
        if (!missing.isEmpty() && ifNotAllMet == IfNotAllMet.SURE_LEADERS) {
            return sure(level, table, missing);
        }
        TreeSet<Double> sums = new TreeSet<>();
        for (int row = 0; row < level.size(); row++) {
            sums.add(rounded(sum(table, row)));
        }
        if (sums.size() == 1) {
            return List.of(level);
        }
        List<List<Integer>> order = new ArrayList<>();
        for (double sum : sums.descendingSet()) {
            List<Integer> part = new ArrayList<>();
            for (int row = 0; row < level.size(); row++) {
                if (rounded(sum(table, row)) == sum) {
                    part.add(level.get(row));
                }
            }
            order.addAll(order(part));
        }
        return order;
    }

    private List<List<Integer>> sure(List<Integer> level, double[][] table, List<int[]> missing) {
        List<Integer> rows = new ArrayList<>();
        for (int row = 0; row < level.size(); row++) {
            rows.add(row);
        }
        List<List<Integer>> order = new ArrayList<>();
        int before = -1;
        while (before != order.size()) {
            before = order.size();
            for (int row : rows) {
                if (alwaysAhead(row, rows, table, missing, 0)) {
                    order.add(List.of(level.get(row)));
                    rows.remove(Integer.valueOf(row));
                    break;
                }
            }
        }
        List<Integer> left = rows.stream().map(level::get).toList();
        if (order.isEmpty()) {
            return List.of(level);
        }
        if (!left.isEmpty()) {
            order.addAll(order(left));
        }
        return order;
    }

    private static boolean alwaysAhead(
            int row, List<Integer> rows, double[][] table, List<int[]> missing, int next) {
        if (next == missing.size()) {
            return rows.stream()
                    .allMatch(
                            other -> other == row || sum(table, row) > sum(table, other) + NEARLY);
        }
        int one = missing.get(next)[0];
        int other = missing.get(next)[1];
        boolean ahead = true;
        for (int points = 0; points <= 2; points++) {
            table[one][other] = points;
            table[other][one] = 2 - points;
            ahead &= alwaysAhead(row, rows, table, missing, next + 1);
        }
        table[one][other] = 0;
        table[other][one] = 0;
        return ahead;
    }

    private static double sum(double[][] table, int row) {
        double sum = 0;
        for (double cell : table[row]) {
            sum += cell;
        }
        return sum;
    }

    private static double rounded(double sum) {
        return Math.rint(sum * 1e6);
    }

    private List<int[]> missing(List<Integer> level) {
        List<int[]> missing = new ArrayList<>();
        for (int row = 0; row < level.size(); row++) {
            for (int column = row + 1; column < level.size(); column++) {
                int one = level.get(row);
                int other = level.get(column);
                if (results.stream().noneMatch(r -> r.pair().has(one) && r.pair().has(other))) {
                    missing.add(new int[] {row, column});
                }
            }
        }
        return missing;
    }

    private double average(int one, int other) {
        return results.stream()
                .filter(r -> one != other && r.pair().has(one) && r.pair().has(other))
                .mapToInt(r -> r.pair().first() == one ? r.firstPoints() : r.secondPoints())
                .average()
                .orElse(0);
    }
}
