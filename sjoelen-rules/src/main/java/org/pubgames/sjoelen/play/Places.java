package org.pubgames.sjoelen.play;

import org.pubgames.sjoelen.Compartments;
import org.pubgames.sjoelen.SjoelenSettings;

/**
 * Every layout has its own place: the combinatorial number of its partial sums, {@code four + 3}
 * over 4 and so on. The parts are kept by sum, because a place is asked for every layout.
 */
final class Places {

    /** Parts by the discs in all four compartments, in the first three, and in the first two. */
    static final int[] FOUR = new int[SjoelenSettings.MOST_DISCS + 2];

    static final int[] THREE = new int[SjoelenSettings.MOST_DISCS + 1];
    static final int[] TWO = new int[SjoelenSettings.MOST_DISCS + 1];

    static {
        for (int sum = 0; sum <= SjoelenSettings.MOST_DISCS; sum++) {
            FOUR[sum + 1] = FOUR[sum] + (sum + 1) * (sum + 2) * (sum + 3) / 6;
            THREE[sum] = sum * (sum + 1) * (sum + 2) / 6;
            TWO[sum] = sum * (sum + 1) / 2;
        }
    }

    private Places() {}

    /** The place of a possible layout. */
    static int of(Compartments layout) {
        int two = layout.first() + layout.second();
        int three = two + layout.third();
        return FOUR[three + layout.fourth()] + THREE[three] + TWO[two] + layout.first();
    }

    /** How many layouts there are with fewer discs than these, 0 to 61. */
    static int before(int discs) {
        return FOUR[discs];
    }
}
