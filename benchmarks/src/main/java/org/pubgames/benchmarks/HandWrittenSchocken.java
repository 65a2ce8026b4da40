package org.pubgames.benchmarks;

/**
 * The ranking of Schocken by the rules of Hattersheim written by hand, for comparison; not a part
 * of the library.
 */
final class HandWrittenSchocken {

    private HandWrittenSchocken() {}

    static int worthIfThrown(int first, int second, int third) {
        if (!isDie(first) || !isDie(second) || !isDie(third)) {
            throw new IllegalArgumentException(first + ", " + second + ", " + third);
        }
        return worth(first, second, third);
    }

    private static boolean isDie(int pips) {
        return pips >= 1 && pips <= 6;
    }

    /**
     * Rank and discs of a throw in one number: the higher, the better; the discs in the last
     * digits.
     */
    static int worth(int first, int second, int third) {
        int high = Math.max(first, Math.max(second, third));
        int low = Math.min(first, Math.min(second, third));
        int middle = first + second + third - high - low;
        if (middle == 1) {
            return high == 1 ? 9_000_13 : 7_000_00 + high * 100 + high;
        }
        if (high == 4 && middle == 2 && low == 1) {
            return 8_000_07;
        }
        if (high == low) {
            return 6_000_03 + high * 100;
        }
        if (high == middle + 1 && middle == low + 1) {
            return 5_000_02 + high * 100;
        }
        return (high * 36 + middle * 6 + low) * 100 + 1;
    }
}
