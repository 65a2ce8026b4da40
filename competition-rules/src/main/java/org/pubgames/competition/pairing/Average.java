package org.pubgames.competition.pairing;

import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * A sum divided by a number of results, exact until it is rounded. Two are compared exactly.
 *
 * @param sum of the results
 * @param count how many, at least 1
 */
public record Average(long sum, int count) implements Comparable<Average> {

    /** Refuses an average of nothing. */
    public Average {
        if (count < 1) {
            throw new IllegalArgumentException("average of " + count + " results");
        }
    }

    /** The whole number that it reaches: 120.53 is 120 (research S83). */
    public int cut() {
        return Math.toIntExact(Math.floorDiv(sum, count));
    }

    /** As a decimal number of so many places, rounded as said. */
    public BigDecimal rounded(int places, RoundingMode rounding) {
        return BigDecimal.valueOf(sum).divide(BigDecimal.valueOf(count), places, rounding);
    }

    /** By value: 5/2 and 10/4 are the same, though not {@link #equals equal} as records. */
    @Override
    public int compareTo(Average other) {
        return BigDecimal.valueOf(sum)
                .multiply(BigDecimal.valueOf(other.count))
                .compareTo(BigDecimal.valueOf(other.sum).multiply(BigDecimal.valueOf(count)));
    }
}
