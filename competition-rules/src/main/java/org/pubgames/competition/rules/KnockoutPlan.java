package org.pubgames.competition.rules;

/**
 * A knock-out is drawn.
 *
 * @param rounds from 1
 * @param byLot whether lots give the places that are not those of the first two seeds
 * @param seeds how many are seeded then: 0, or a power of two from 2
 */
public record KnockoutPlan(int rounds, boolean byLot, int seeds) {

    /** The rounds of a tree of so many entrants, from 1. */
    public static int rounds(int entrants) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(entrants - 1, 1));
    }
}
