package org.pubgames.conformance;

import java.math.BigDecimal;
import java.util.function.BiConsumer;

/** A set of questions that is small enough to be asked as a whole, in a fixed order. */
public sealed interface Domain {

    /**
     * Visits every question as one line of JSON, with the branch it belongs to.
     *
     * @param visitor takes branch and question
     */
    void visit(BiConsumer<String, String> visitor);

    /**
     * Every layout of a sjoelbak.
     *
     * @param discs the most discs that lie in the compartments, 0 to 100; the branch is how many
     *     lie in the first
     */
    record Layouts(int discs) implements Domain {
        @Override
        public void visit(BiConsumer<String, String> visitor) {
            for (int a = 0; a <= discs; a++) {
                for (int b = 0; a + b <= discs; b++) {
                    for (int c = 0; a + b + c <= discs; c++) {
                        for (int d = 0; a + b + c + d <= discs; d++) {
                            visitor.accept(
                                    "" + a,
                                    "{\"compartments\":[" + a + "," + b + "," + c + "," + d + "]}");
                        }
                    }
                }
            }
        }
    }

    /**
     * Every ordered throw.
     *
     * @param dice how many dice; the branch is the first die
     */
    record Throws(int dice) implements Domain {
        @Override
        public void visit(BiConsumer<String, String> visitor) {
            throwOn("", dice, visitor);
        }

        private static void throwOn(String shown, int left, BiConsumer<String, String> visitor) {
            if (left == 0) {
                visitor.accept(shown.substring(0, 1), "{\"dice\":[" + shown + "]}");
                return;
            }
            for (int die = 1; die <= 6; die++) {
                throwOn(shown + (shown.isEmpty() ? "" : ",") + die, left - 1, visitor);
            }
        }
    }

    /**
     * One disc of side a on every point of a grid, in thousandths of an inch.
     *
     * @param x from, to and step across the board
     * @param y from, to and step along it; the branch is the point along the board
     */
    record Places(Span x, Span y) implements Domain {
        @Override
        public void visit(BiConsumer<String, String> visitor) {
            for (long along = y.from(); along <= y.to(); along += y.step()) {
                for (long across = x.from(); across <= x.to(); across += x.step()) {
                    visitor.accept(
                            inches(along),
                            "{\"discs\":[{\"side\":\"a\",\"x\":"
                                    + inches(across)
                                    + ",\"y\":"
                                    + inches(along)
                                    + "}]}");
                }
            }
        }

        private static String inches(long thousandths) {
            return BigDecimal.valueOf(thousandths, 3).stripTrailingZeros().toPlainString();
        }
    }

    /**
     * The points of one axis, in thousandths of an inch.
     *
     * @param from the first
     * @param to the last, when a whole number of steps leads to it
     * @param step at least 1
     */
    record Span(long from, long to, long step) {}
}
