package org.pubgames.competition.pairing;

import java.util.ArrayList;
import java.util.List;

/**
 * Where seeds stand in a knock-out draw, so that the best meet as late as possible (research BM,
 * ordering inner_outer; SJ: 1 against 64, 2 against 63).
 */
public final class SeedOrder {

    private SeedOrder() {}

    /**
     * The seeds from the top line of the draw to the bottom line; lines 0 and 1 are the first
     * match.
     *
     * @param size a power of two, at least 2
     * @return the seeds 1 to size
     */
    public static List<Integer> of(int size) {
        if (size < 2 || Integer.bitCount(size) != 1) {
            throw new IllegalArgumentException("not a power of two: " + size);
        }
        List<Integer> seeds = List.of(1);
        while (seeds.size() < size) {
            List<Integer> expanded = new ArrayList<>();
            int sum = 2 * seeds.size() + 1;
            for (int seed : seeds) {
                expanded.add(seed);
                expanded.add(sum - seed);
            }
            seeds = expanded;
        }
        return List.copyOf(seeds);
    }
}
