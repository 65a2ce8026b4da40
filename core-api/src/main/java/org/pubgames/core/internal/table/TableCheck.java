package org.pubgames.core.internal.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.pubgames.core.DecisionTable;
import org.pubgames.core.DecisionTable.Row;
import org.pubgames.core.Problem;
import org.pubgames.core.Settings;
import org.pubgames.core.TableColumn;
import org.pubgames.core.spi.TableDomain;

/**
 * Looks at a table over everything that can happen: is there a row for it, is there only one, is
 * every row of use? Belongs to one thread.
 */
public final class TableCheck {

    private static final int MOST_SEEN = 10_000;

    private final DecisionTable table;
    private final TableDomain domain;
    private final List<Row> rows;
    private final int words;
    private final int[] least;

    /** For each column and value a bit for each row that fits it. */
    private final long[][][] fitting;

    /** What was seen already: which rows fit is what matters, not in which case. */
    private final Set<List<Long>> seen = new HashSet<>();

    /** For each row the numbers of earlier rows that decide where it fits. */
    private final List<SortedSet<Integer>> covering = new ArrayList<>();

    /** For each row the numbers of all earlier rows that fit where it does. */
    private final List<SortedSet<Integer>> overlapping = new ArrayList<>();

    private final boolean[] fitsSome;
    private final boolean[] decidesSome;
    private final SortedMap<Integer, int[]> shared = new TreeMap<>();
    private long[] last = {};
    private int[] gap = {};

    private TableCheck(DecisionTable table, TableDomain domain) {
        this.table = table;
        this.domain = domain;
        this.rows = table.rows();
        this.words = rows.size() / Long.SIZE + 1;
        this.least = table.kind().inputs().stream().mapToInt(TableColumn::least).toArray();
        this.fitsSome = new boolean[rows.size()];
        this.decidesSome = new boolean[rows.size()];
        this.fitting = table.kind().inputs().stream().map(this::fitting).toArray(long[][][]::new);
        for (int i = 0; i < rows.size(); i++) {
            covering.add(new TreeSet<>());
            overlapping.add(new TreeSet<>());
        }
    }

    /**
     * What is wrong with a table: gaps, overlaps, rows without effect.
     *
     * @param domain what its kind's columns can say
     * @param settings the settings that it is played with
     */
    public static List<Problem> problems(
            DecisionTable table, TableDomain domain, Settings settings) {
        TableCheck check = new TableCheck(table, domain);
        domain.cases().visit(settings, check::visit);
        return check.told();
    }

    private long[][] fitting(TableColumn column) {
        int place = table.kind().inputs().indexOf(column);
        long[][] bits = new long[column.most() - column.least() + 1][words];
        for (int row = 0; row < rows.size(); row++) {
            DecisionTable.Condition condition = rows.get(row).when().get(place);
            for (int value = 0; value < bits.length; value++) {
                if (condition.fits(value + column.least())) {
                    bits[value][row / Long.SIZE] |= 1L << row;
                }
            }
        }
        return bits;
    }

    /** Which rows fit is asked of all rows together: there may be a million cases. */
    private boolean visit(int[] inputs) {
        long[] all = new long[words];
        Arrays.fill(all, -1L);
        for (int i = 0; i < inputs.length; i++) {
            long[] column = fitting[i][inputs[i] - least[i]];
            for (int word = 0; word < words; word++) {
                all[word] &= column[word];
            }
        }
        if (!Arrays.equals(all, last)) {
            last = all;
            if (seen.size() > MOST_SEEN) {
                seen.clear();
            }
            if (seen.add(Arrays.stream(all).boxed().toList())) {
                look(BitSet.valueOf(all), inputs);
            }
        }
        return true;
    }

    private void look(BitSet fits, int[] inputs) {
        int first = fits.nextSetBit(0);
        if (first < 0) {
            gap = gap.length == 0 ? inputs.clone() : gap;
            return;
        }
        fitsSome[first] = true;
        decidesSome[first] = true;
        for (int row = fits.nextSetBit(first + 1); row >= 0; row = fits.nextSetBit(row + 1)) {
            fitsSome[row] = true;
            covering.get(row).add(first + 1);
            if (table.hit() == DecisionTable.Hit.UNIQUE) {
                overlap(row, fits, inputs);
            }
        }
    }

    /** Each later row is told once, with every earlier one that it meets. */
    private void overlap(int row, BitSet fits, int[] inputs) {
        shared.computeIfAbsent(row, any -> inputs.clone());
        SortedSet<Integer> earlier = overlapping.get(row);
        if (earlier.size() < row) {
            fits.stream().takeWhile(each -> each < row).forEach(each -> earlier.add(each + 1));
        }
    }

    private List<Problem> told() {
        List<Problem> problems = new ArrayList<>();
        if (gap.length > 0 && !table.fallsBack()) {
            problems.add(
                    Problem.of("table-gap", table.where())
                            .withValue(written(gap))
                            .withRule(table.kind().rule()));
        }
        for (int i = 0; i < rows.size(); i++) {
            useless(i, problems);
        }
        shared.forEach(
                (row, inputs) -> {
                    if (!twin(row)) {
                        problems.add(
                                at(row, "table-overlap")
                                        .withValue(
                                                numbers(overlapping.get(row))
                                                        + ", "
                                                        + (row + 1)
                                                        + ": "
                                                        + written(inputs)));
                    }
                });
        return problems;
    }

    /** A row that changes nothing: one cause, one message. */
    private void useless(int row, List<Problem> problems) {
        if (twin(row)) {
            problems.add(at(row, "row-duplicate").withValue(firstTwin(row) + 1));
        } else if (!fitsSome[row]) {
            problems.add(at(row, "row-never-fits").withValue(asked(rows.get(row))));
        } else if (!decidesSome[row] && table.hit() == DecisionTable.Hit.FIRST) {
            problems.add(at(row, "row-unreachable").withValue(numbers(covering.get(row))));
        }
    }

    private static String numbers(SortedSet<Integer> rows) {
        return rows.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }

    private boolean twin(int row) {
        return firstTwin(row) < row;
    }

    private int firstTwin(int row) {
        for (int i = 0; i < row; i++) {
            if (rows.get(i).when().equals(rows.get(row).when())) {
                return i;
            }
        }
        return row;
    }

    private Problem at(int row, String code) {
        return Problem.of(code, rows.get(row).where()).withRule(table.kind().rule());
    }

    private String asked(Row row) {
        List<String> asked = new ArrayList<>();
        for (int i = 0; i < row.when().size(); i++) {
            TableColumn column = domain.kind().inputs().get(i);
            String condition = DecisionTable.written(column, row.when().get(i));
            if (!condition.isEmpty()) {
                asked.add(column.name() + ": " + condition);
            }
        }
        return "{" + String.join(", ", asked) + "}";
    }

    private String written(int[] inputs) {
        List<String> values = new ArrayList<>();
        for (int i = 0; i < inputs.length; i++) {
            TableColumn column = domain.kind().inputs().get(i);
            values.add(column.name() + ": " + column.written(inputs[i]));
        }
        return "{" + String.join(", ", values) + "}";
    }
}
