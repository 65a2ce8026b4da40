package org.pubgames.sjoelen;

import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * Every layout has its own place: the combinatorial number of its partial sums, {@code four + 3}
 * over 4 and so on. The binomials are kept because they are asked for every layout.
 */
final class LayoutPlaces {

    /** The most discs for which the places fit an int array. */
    private static final int MOST = 100;

    private static final int[] FOUR =
            table(n -> (int) ((long) n * (n + 1) * (n + 2) * (n + 3) / 24));
    private static final int[] THREE = table(n -> n * (n + 1) * (n + 2) / 6);
    private static final int[] TWO = table(n -> n * (n + 1) / 2);

    private LayoutPlaces() {}

    private static int[] table(IntUnaryOperator binomial) {
        return IntStream.rangeClosed(0, MOST + 1).map(binomial).toArray();
    }

    /** How many layouts there are with at most so many discs. */
    static int count(int discs) {
        return FOUR[discs + 1];
    }

    /** The place of a layout, from 0. */
    static int of(int first, int second, int third, int fourth) {
        int two = first + second;
        int three = two + third;
        return FOUR[three + fourth] + THREE[three] + TWO[two] + first;
    }
}
