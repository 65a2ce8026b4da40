package org.pubgames.core.internal.equipment;

import java.math.BigDecimal;

/** Requirements on exact decimals; numbers too large to compute with break every one. */
final class NumberRequirements {

    private static final String CODE = "out-of-tolerance";

    private NumberRequirements() {}

    /** Between two values, both included. */
    record Within(Range range) implements Requirement {

        @Override
        public boolean holds(Object measured) {
            return range.holds((BigDecimal) measured);
        }

        @Override
        public String allowed(Object measured, String unit) {
            return range + " " + unit;
        }

        @Override
        public String code(Object measured) {
            return CODE;
        }
    }

    /**
     * Above 0 and not too large.
     *
     * @param limit the largest value
     * @param exclusive whether the largest value itself is too large
     */
    record UpTo(BigDecimal limit, boolean exclusive) implements Requirement {

        @Override
        public boolean holds(Object measured) {
            BigDecimal number = (BigDecimal) measured;
            return number.signum() > 0 && number.compareTo(limit) < (exclusive ? 0 : 1);
        }

        @Override
        public String allowed(Object measured, String unit) {
            return "> 0 " + unit + ", " + (exclusive ? "< " : "≤ ") + limit + " " + unit;
        }

        @Override
        public String code(Object measured) {
            return CODE;
        }
    }

    /** Above 0 and a whole number of steps. */
    record Steps(BigDecimal step) implements Requirement {

        @Override
        public boolean holds(Object measured) {
            BigDecimal number = (BigDecimal) measured;
            return number.signum() > 0
                    && Range.measurable(number)
                    && number.remainder(step).signum() == 0;
        }

        @Override
        public String allowed(Object measured, String unit) {
            return "n × " + step + " " + unit;
        }

        @Override
        public String code(Object measured) {
            return CODE;
        }
    }

    /**
     * Near the value that the drawing gives.
     *
     * @param percent how far from it, as a part of it
     */
    record AsDrawn(BigDecimal percent) implements Requirement {

        @Override
        public boolean holds(Object measured) {
            DrawnMeasure drawn = (DrawnMeasure) measured;
            return sound(drawn) && Range.around(drawn.nominal(), percent).holds(drawn.measured());
        }

        private static boolean sound(DrawnMeasure drawn) {
            return drawn.nominal().signum() > 0 && Range.measurable(drawn.nominal());
        }

        @Override
        public String allowed(Object measured, String unit) {
            DrawnMeasure drawn = (DrawnMeasure) measured;
            return sound(drawn)
                    ? Range.around(drawn.nominal(), percent) + " " + unit
                    : "0 " + unit + " < nominal ≤ " + Range.LARGEST + " " + unit;
        }

        @Override
        public String code(Object measured) {
            return CODE;
        }
    }
}
