package org.pubgames.sjoelen;

import org.jspecify.annotations.Nullable;
import org.pubgames.core.spi.AsArray;

/**
 * How many discs lie in each compartment, from left to right. With the usual labels these are the
 * compartments 2, 3, 4 and 1 ({@code ans.equipment.gate-values}). Any numbers may be written down;
 * the rules refuse impossible ones.
 *
 * @param first discs in the leftmost compartment
 * @param second discs in the next
 * @param third discs in the next
 * @param fourth discs in the rightmost
 */
public record Compartments(int first, int second, int third, int fourth) implements AsArray {

    /** How many compartments a board has. */
    public static final int COUNT = 4;

    /** No discs anywhere. */
    public static final Compartments EMPTY = new Compartments(0, 0, 0, 0);

    /** The counts from left to right. */
    public static Compartments of(int first, int second, int third, int fourth) {
        return new Compartments(first, second, third, fourth);
    }

    /** The count of one compartment, 0 for the leftmost. */
    public int at(int index) {
        return switch (index) {
            case 0 -> first;
            case 1 -> second;
            case 2 -> third;
            case 3 -> fourth;
            default ->
                    throw new IndexOutOfBoundsException(
                            "compartment " + index + "; there are 0 to 3");
        };
    }

    /** The same counts with some discs more (or fewer) in one compartment. */
    public Compartments plus(int index, int discs) {
        return new Compartments(
                first + (index == 0 ? discs : 0),
                second + (index == 1 ? discs : 0),
                third + (index == 2 ? discs : 0),
                fourth + (index == 3 ? discs : 0));
    }

    /** All discs together. A sum too large for an {@code int} is cut to the largest. */
    public int total() {
        long total = (long) first + second + third + fourth;
        return (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, total));
    }

    /** The smallest count: the number of complete sets of four. */
    public int least() {
        return Math.min(Math.min(first, second), Math.min(third, fourth));
    }

    // by hand, like hashCode: generated ones make the first comparison of a process slow
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Compartments that
                && first == that.first
                && second == that.second
                && third == that.third
                && fourth == that.fourth;
    }

    @Override
    public int hashCode() {
        return ((first * 31 + second) * 31 + third) * 31 + fourth;
    }

    /** {@code 9/5/7/5}. */
    @Override
    public String toString() {
        return first + "/" + second + "/" + third + "/" + fourth;
    }
}
