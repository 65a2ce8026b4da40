package org.pubgames.core.internal.equipment;

import java.math.BigDecimal;

/**
 * What a measure may be, both ends included; exact.
 *
 * @param low the smallest accepted value
 * @param high the largest accepted value
 */
public record Range(BigDecimal low, BigDecimal high) {

    /** Only zero. */
    public static final Range NOTHING = new Range(BigDecimal.ZERO, BigDecimal.ZERO);

    /** The largest number that is computed with: a kilometre, a ton. */
    public static final BigDecimal LARGEST = new BigDecimal("1000000");

    private static final int FINEST = 20;

    /** The range around a nominal value; the tolerance is a number or a percentage ("0.3%"). */
    public static Range around(BigDecimal nominal, String tolerance) {
        BigDecimal margin =
                tolerance.endsWith("%")
                        ? nominal.multiply(
                                new BigDecimal(tolerance.substring(0, tolerance.length() - 1))
                                        .movePointLeft(2))
                        : new BigDecimal(tolerance);
        return new Range(nominal.subtract(margin), nominal.add(margin));
    }

    /**
     * Whether a number may be computed with: adding 1 to 1e999999999 exactly would fill the memory;
     * comparing does not.
     */
    public static boolean measurable(BigDecimal number) {
        return number.scale() <= FINEST
                && number.compareTo(LARGEST) <= 0
                && number.compareTo(LARGEST.negate()) >= 0;
    }

    /** Whether a measure lies in the range. */
    public boolean holds(BigDecimal measured) {
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
