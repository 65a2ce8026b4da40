package org.pubgames.shuffleboard;

import java.math.BigDecimal;

/**
 * A disc's centre in fixed point: half millionths of an inch, so that half of a line's painted
 * width is exact too.
 *
 * @param across the distance from the middle line, to the right as the game's drawing has it
 * @param along the distance along the board from the game's origin
 */
public record Point(long across, long along) {

    /** An inch. */
    public static final long INCH = 2_000_000;

    /** Decimals of an inch that a report may have. */
    public static final int DECIMALS = 6;

    /** The largest coordinate, in inches, with which squared distances are exact in a long. */
    public static final int FARTHEST = 600;

    /** Decimals, zeros included, beyond which a number is not looked at. */
    private static final int MOST_ZEROS = 10_000;

    private static final BigDecimal MOST = BigDecimal.valueOf(FARTHEST);

    private static final BigDecimal LEAST = MOST.negate();

    private static final BigDecimal UNITS = BigDecimal.valueOf(INCH);

    /** Digits with which no coordinate overflows. */
    private static final int SHORT = 12;

    /** What the last digit of a number is worth, by the number's decimals. */
    private static final long[] STEPS = {INCH, 200_000, 20_000, 2_000, 200, 20, 2};

    /** A point in inches. */
    public static Point of(BigDecimal across, BigDecimal along) {
        return new Point(units(across), units(along));
    }

    /**
     * A length in inches as fixed point.
     *
     * @throws ArithmeticException when it has more than six decimals or does not fit
     */
    public static long units(BigDecimal inches) {
        int scale = inches.scale();
        if (scale >= 0 && scale <= DECIMALS && inches.precision() <= SHORT) {
            return inches.unscaledValue().longValue() * STEPS[scale];
        }
        return inches.multiply(UNITS).longValueExact();
    }

    /** Half of a length in inches as fixed point. */
    public static long half(BigDecimal inches) {
        return inches.multiply(BigDecimal.valueOf(INCH / 2)).longValueExact();
    }

    /** Whether a number is a coordinate that can be decided exactly. */
    public static boolean exact(BigDecimal inches) {
        // scales first: stripping the zeros of 1e-999999999 would take for ever
        return inches.scale() <= DECIMALS
                || (inches.scale() <= MOST_ZEROS
                        && inches.stripTrailingZeros().scale() <= DECIMALS);
    }

    /** Whether a number is within what can be measured. */
    public static boolean near(BigDecimal inches) {
        return inches.compareTo(MOST) <= 0 && inches.compareTo(LEAST) >= 0;
    }

    /** Whether the centres are closer than a distance. */
    public boolean closerThan(long distance, Point other) {
        long dx = across - other.across;
        long dy = along - other.along;
        return Math.abs(dx) < distance
                && Math.abs(dy) < distance
                && dx * dx + dy * dy < distance * distance;
    }
}
