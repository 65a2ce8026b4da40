package org.pubgames.core.internal.equipment;

import java.math.BigDecimal;

/**
 * What a measure may be, both ends included; exact.
 *
 * @param low the smallest accepted value
 * @param high the largest accepted value
 */
record Range(BigDecimal low, BigDecimal high) {

    /** The largest number that is computed with: a kilometre, a ton. */
    static final BigDecimal LARGEST = new BigDecimal("1000000");

    private static final int FINEST = 20;

    /** The range around a nominal value; the tolerance is a part of it, in percent. */
    static Range around(BigDecimal nominal, BigDecimal percent) {
        BigDecimal margin = nominal.multiply(percent.movePointLeft(2));
        return new Range(nominal.subtract(margin), nominal.add(margin));
    }

    /**
     * Whether a number may be computed with: adding 1 to 1e999999999 exactly would fill the memory;
     * comparing does not.
     */
    static boolean measurable(BigDecimal number) {
        return number.scale() <= FINEST
                && number.compareTo(LARGEST) <= 0
                && number.compareTo(LARGEST.negate()) >= 0;
    }

    /** Whether a measure lies in the range. */
    boolean holds(BigDecimal measured) {
        return low.compareTo(measured) <= 0 && measured.compareTo(high) <= 0;
    }

    /** {@code 11.964–12.036}, or one number when there is no margin. */
    @Override
    public String toString() {
        return low.compareTo(high) == 0 ? plain(low) : plain(low) + "–" + plain(high);
    }

    private static String plain(BigDecimal number) {
        return number.stripTrailingZeros().toPlainString();
    }
}
