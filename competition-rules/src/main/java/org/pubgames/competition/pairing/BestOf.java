package org.pubgames.competition.pairing;

import java.util.Comparator;
import java.util.List;

/** The best k of n results (research NK: best 4 of at most 8; DL 4; FIE: best 3 of 4). */
public final class BestOf {

    private BestOf() {}

    /**
     * The results that count, best first.
     *
     * @param results in any order; more is better
     * @param counted how many count at most, at least 1; fewer results all count
     */
    public static List<Integer> counted(List<Integer> results, int counted) {
        if (counted < 1) {
            throw new IllegalArgumentException("best " + counted);
        }
        return results.stream().sorted(Comparator.reverseOrder()).limit(counted).toList();
    }

    /** The sum of {@link #counted the results that count}, 0 when there are none. */
    public static long sum(List<Integer> results, int counted) {
        return counted(results, counted).stream().mapToLong(Integer::longValue).sum();
    }
}
