package org.pubgames.sjoelen;

import java.util.ArrayList;
import java.util.List;

/**
 * How a jury piles the discs of a compartment: four in the first pile, three in each of the next.
 */
final class Piling {

    private static final int FIRST = 4;
    private static final int NEXT = 3;

    private Piling() {}

    /** The piles of each compartment that holds discs, such as {@code 2: 4+3+2}. */
    static List<String> of(Compartments layout, SjoelenSettings settings) {
        List<String> piles = new ArrayList<>(Compartments.COUNT);
        for (int i = 0; i < Compartments.COUNT; i++) {
            if (layout.at(i) > 0) {
                piles.add(settings.gateValue(i) + ": " + piles(layout.at(i)));
            }
        }
        return piles;
    }

    private static String piles(int discs) {
        StringBuilder out = new StringBuilder().append(Math.min(FIRST, discs));
        for (int left = discs - FIRST; left > 0; left -= NEXT) {
            out.append('+').append(Math.min(NEXT, left));
        }
        return out.toString();
    }
}
