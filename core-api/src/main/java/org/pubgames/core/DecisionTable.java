package org.pubgames.core;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A house's own table in the place of some of the shipped rules. It holds nothing but values: no
 * expressions, no code. Immutable.
 *
 * @param kind what it decides, with its columns
 * @param hit which row decides
 * @param fallsBack whether the shipped rules hold where no row fits; otherwise some row fits
 *     everything that can happen
 * @param rows the rows, in written order
 * @param because the reason given for it
 * @param setBy the variant or mix-in that brought it
 * @param where where it stands there
 */
public record DecisionTable(
        TableKind kind,
        Hit hit,
        boolean fallsBack,
        List<Row> rows,
        String because,
        String setBy,
        Where where) {

    /** The most rows of a table. */
    public static final int MOST_ROWS = 200;

    /** Which row decides. */
    public enum Hit {
        /** The first one that fits. */
        FIRST,
        /** The one that fits; there are never two. */
        UNIQUE
    }

    /** What a row asks of one column. */
    public sealed interface Condition {

        /**
         * {@return whether a value of the column fits}
         *
         * @param value a value of the column
         */
        boolean fits(int value);

        /** Every value fits. */
        record Anything() implements Condition {
            @Override
            public boolean fits(int value) {
                return true;
            }
        }

        /** Some values fit; in ascending order, each once. */
        record AnyOf(List<Integer> values) implements Condition {
            /**
             * Puts the values in ascending order, each once.
             *
             * @param values in any order
             */
            public AnyOf {
                values = values.stream().distinct().sorted().toList();
            }

            @Override
            public boolean fits(int value) {
                for (int each : values) {
                    if (each == value) {
                        return true;
                    }
                }
                return false;
            }
        }

        /** The values from one to another fit, both included. */
        record Between(int from, int to) implements Condition {
            @Override
            public boolean fits(int value) {
                return value >= from && value <= to;
            }
        }
    }

    /**
     * One row.
     *
     * @param number its number in the table, from 1
     * @param when a condition for each input column, in the order of the columns
     * @param then a value for each output column, in the order of the columns
     * @param because its own reason, empty when the table's reason is enough
     * @param where where it stands
     */
    public record Row(
            int number, List<Condition> when, List<Integer> then, String because, Where where) {

        /**
         * Keeps copies of its lists.
         *
         * @param number its number in the table, from 1
         * @param when a condition for each input column, in the order of the columns
         * @param then a value for each output column, in the order of the columns
         * @param because its own reason, empty when the table's reason is enough
         * @param where where it stands
         */
        public Row {
            when = List.copyOf(when);
            then = List.copyOf(then);
        }

        /**
         * {@return whether the row fits inputs, given in the order of the columns}
         *
         * @param inputs one value for each input column, in their order
         */
        public boolean fits(int... inputs) {
            for (int i = 0; i < inputs.length; i++) {
                if (!when.get(i).fits(inputs[i])) {
                    return false;
                }
            }
            return true;
        }
    }

    /**
     * Keeps a copy of the rows.
     *
     * @param kind what it decides, with its columns
     * @param hit which row decides
     * @param fallsBack whether the shipped rules hold where no row fits; otherwise some row fits
     *     everything that can happen
     * @param rows the rows, in written order
     * @param because the reason given for it
     * @param setBy the variant or mix-in that brought it
     * @param where where it stands there
     */
    public DecisionTable {
        rows = List.copyOf(rows);
    }

    /**
     * {@return the row that decides; empty where the shipped rules hold}
     *
     * @param inputs one value for each input column, in their order
     */
    public Optional<Row> deciding(int... inputs) {
        for (Row row : rows) {
            if (row.fits(inputs)) {
                return Optional.of(row);
            }
        }
        return Optional.empty();
    }

    /**
     * {@return the reason of a row: its own, otherwise the table's}
     *
     * @param row one of its rows
     */
    public String reason(Row row) {
        return row.because().isEmpty() ? because : row.because();
    }

    /** {@return what the table decides, in plain values: equal contents, equal rules} */
    public Map<String, Object> content() {
        List<Object> all = new ArrayList<>();
        for (Row row : rows) {
            Map<String, Object> when = new LinkedHashMap<>();
            for (int i = 0; i < row.when().size(); i++) {
                TableColumn column = kind.inputs().get(i);
                String asked = written(column, row.when().get(i));
                if (!asked.isEmpty()) {
                    when.put(column.name(), asked);
                }
            }
            Map<String, Object> then = new LinkedHashMap<>();
            for (int i = 0; i < row.then().size(); i++) {
                TableColumn column = kind.outputs().get(i);
                then.put(column.name(), column.written(row.then().get(i)));
            }
            all.add(Map.of("when", when, "then", then));
        }
        return Map.of(
                "table",
                kind.name(),
                "hit",
                hit,
                "otherwise",
                fallsBack ? "shipped" : "",
                "rows",
                all);
    }

    /**
     * {@return a condition as files write it, empty when it asks nothing: {@code 4}, {@code 2–4}}
     *
     * @param column one of its columns
     * @param condition what a row asks of that column
     */
    public static String written(TableColumn column, Condition condition) {
        if (condition instanceof Condition.AnyOf some) {
            return String.join(", ", some.values().stream().map(column::written).toList());
        }
        if (condition instanceof Condition.Between range) {
            return range.from() == range.to()
                    ? column.written(range.from())
                    : column.written(range.from()) + "–" + column.written(range.to());
        }
        return "";
    }
}
