package org.pubgames.core.internal.equipment;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** Requirements on a list as a whole. */
final class ListRequirements {

    private ListRequirements() {}

    /** What is asked of the list and not of its items. */
    private interface OnList extends Requirement {

        @Override
        default boolean ofList() {
            return true;
        }
    }

    /** So many items. */
    record Items(int number) implements OnList {

        @Override
        public boolean holds(Object measured) {
            return ((List<?>) measured).size() == number;
        }

        @Override
        public String allowed(Object measured, String unit) {
            return Integer.toString(number);
        }

        @Override
        public String code(Object measured) {
            return "wrong-count";
        }
    }

    /** These whole numbers, or marks that show them, in this order. */
    record Order(List<Integer> numbers) implements OnList {

        @Override
        public boolean holds(Object measured) {
            List<?> items = (List<?>) measured;
            return items.size() == numbers.size()
                    && IntStream.range(0, items.size())
                            .allMatch(i -> numbers.get(i).equals(number(items.get(i))));
        }

        private static Object number(Object item) {
            return item instanceof Mark mark ? mark.value().<Object>map(n -> n).orElse("") : item;
        }

        @Override
        public String allowed(Object measured, String unit) {
            return numbers.toString();
        }

        @Override
        public String code(Object measured) {
            return "wrong-values";
        }
    }

    /** The largest exceeds the smallest by no more than this, inclusive. */
    record Spread(BigDecimal most) implements OnList {

        @Override
        public boolean holds(Object measured) {
            List<BigDecimal> distances =
                    ((List<?>) measured).stream().map(BigDecimal.class::cast).toList();
            if (distances.isEmpty()) {
                return true;
            }
            BigDecimal least = Collections.min(distances);
            return Range.measurable(least)
                    && Collections.max(distances).compareTo(least.add(most)) <= 0;
        }

        @Override
        public String allowed(Object measured, String unit) {
            return "max − min ≤ " + most + " " + unit;
        }

        @Override
        public String code(Object measured) {
            return "uneven-spacing";
        }
    }

    /**
     * Full piles, and only the last one may have fewer discs, at least one.
     *
     * @param first discs in a full first pile
     * @param next discs in a full later pile
     * @param later whether it is about the later piles; otherwise about the first
     */
    record Piles(int first, int next, boolean later) implements OnList {

        /** More discs than any game has; longer pilings are not written out. */
        private static final int MANY = 60;

        @Override
        public boolean holds(Object measured) {
            List<?> sizes = (List<?>) measured;
            int full = later ? next : first;
            int to = later ? sizes.size() : Math.min(1, sizes.size());
            for (int i = later ? 1 : 0; i < to; i++) {
                int size = (Integer) sizes.get(i);
                if (size > full || size < (i == sizes.size() - 1 ? 1 : full)) {
                    return false;
                }
            }
            return true;
        }

        /** The right piling of as many discs: {@code [4, 3, 2]} for nine. */
        @Override
        public String allowed(Object measured, String unit) {
            long left = ((List<?>) measured).stream().mapToLong(size -> (Integer) size).sum();
            if (left <= 0 || left > MANY) {
                return "[" + first + ", " + next + ", " + next + ", …]";
            }
            List<Long> right = new ArrayList<>();
            for (int full = first; left > 0; full = next) {
                right.add(Math.min(left, full));
                left -= Math.min(left, full);
            }
            return right.toString();
        }

        @Override
        public String code(Object measured) {
            return "wrong-piling";
        }
    }

    /** Nine whole numbers with the same sum in every row, column and diagonal of three. */
    record Square(int sum) implements OnList {

        private static final int[][] LINES = {
            {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}
        };

        @Override
        public boolean holds(Object measured) {
            List<?> cells = (List<?>) measured;
            if (cells.size() != 9) {
                return false;
            }
            for (int[] line : LINES) {
                long total = 0;
                for (int place : line) {
                    total += (Integer) cells.get(place);
                }
                if (total != sum) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public String allowed(Object measured, String unit) {
            return "Σ = " + sum;
        }

        @Override
        public String code(Object measured) {
            return "wrong-values";
        }
    }
}
