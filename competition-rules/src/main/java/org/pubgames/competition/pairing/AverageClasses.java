package org.pubgames.competition.pairing;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;

/**
 * Classes by average (research DL 3: A from 131, B from 124, C from 112, D below; with fewer than
 * three results X).
 *
 * @param classes from the highest bound to the lowest
 * @param below the class of who reaches no bound
 * @param leastResults how many results are needed
 * @param without the class of who has fewer
 * @param places to how many decimal places an average is rounded before it is compared
 * @param rounding how; print does not say what 130.995 is
 */
public record AverageClasses(
        List<Bound> classes,
        String below,
        int leastResults,
        String without,
        int places,
        RoundingMode rounding) {

    /** A class and the least average in it. */
    public record Bound(String name, BigDecimal from) {}

    /** Keeps a copy of the classes. */
    public AverageClasses {
        classes = List.copyOf(classes);
    }

    /** The class of these results. */
    public String of(List<Integer> results) {
        if (results.size() < Math.max(1, leastResults)) {
            return without;
        }
        long sum = results.stream().mapToLong(Integer::longValue).sum();
        BigDecimal average = new Average(sum, results.size()).rounded(places, rounding);
        for (Bound bound : classes) {
            if (average.compareTo(bound.from()) >= 0) {
                return bound.name();
            }
        }
        return below;
    }
}
