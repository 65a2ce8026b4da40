package org.pubgames.sjoelen;

import org.jspecify.annotations.Nullable;

/**
 * The points of layouts as a sum of three: one for the two compartments on the left, one for the
 * two on the right, one for the complete sets. The answers of the rules are taken apart and every
 * layout is compared; where a single answer is no such sum, there are no addends. They fit into the
 * nearest cache of a processor, which a table of all layouts does not. Immutable and safe to share.
 */
final class Addends {

    /** Counts of discs take so many bits. */
    private static final int BITS = 6;

    private final int discs;
    private final short[] left;
    private final short[] right;
    private final short[] sets;

    private Addends(int discs, short[] left, short[] right, short[] sets) {
        this.discs = discs;
        this.left = left;
        this.right = right;
        this.sets = sets;
    }

    /**
     * Takes the answers apart.
     *
     * @param layouts a table that is filled
     * @return null when one of them is no sum
     */
    static @Nullable Addends of(LayoutPoints layouts, int discs) {
        int[][] alone = new int[Compartments.COUNT][discs + 1];
        int none = layouts.points(Compartments.EMPTY);
        for (int i = 0; i < Compartments.COUNT; i++) {
            for (int lying = 0; lying <= discs; lying++) {
                alone[i][lying] = layouts.points(Compartments.EMPTY.plus(i, lying)) - none;
            }
        }
        short[] left = new short[1 << (2 * BITS)];
        short[] right = new short[1 << (2 * BITS)];
        for (int one = 0; one <= discs; one++) {
            for (int other = 0; one + other <= discs; other++) {
                left[pair(one, other)] = (short) (alone[0][one] + alone[1][other]);
                right[pair(one, other)] = (short) (alone[2][one] + alone[3][other]);
            }
        }
        short[] sets = new short[1 << BITS];
        for (int least = 0; Compartments.COUNT * least <= discs; least++) {
            int discsAlone = left[pair(least, least)] + right[pair(least, least)];
            sets[least] = (short) (layouts.points(least, least, least, least) - discsAlone);
        }
        Addends addends = new Addends(discs, left, right, sets);
        return addends.agreeWith(layouts) ? addends : null;
    }

    private boolean agreeWith(LayoutPoints layouts) {
        for (int two = 0; two <= discs; two++) {
            for (int three = two; three <= discs; three++) {
                for (int four = three; four <= discs; four++) {
                    for (int first = 0; first <= two; first++) {
                        int second = two - first;
                        int third = three - two;
                        int fourth = four - three;
                        if (points(first, second, third, fourth)
                                != layouts.points(first, second, third, fourth)) {
                            return false;
                        }
                    }
                }
            }
        }
        return true;
    }

    long bytes() {
        return (long) Short.BYTES * (left.length + right.length + sets.length);
    }

    private static int pair(int one, int other) {
        return (one << BITS) | other;
    }

    /** The points of a layout, {@link LayoutPoints#UNKNOWN} when it is impossible. */
    int points(int first, int second, int third, int fourth) {
        int two = first + second;
        int three = two + third;
        int four = three + fourth;
        // A sum that overflows is negative at once, so one comparison finds every impossible count.
        if ((first | second | third | fourth | two | three | four | (discs - four)) < 0) {
            return LayoutPoints.UNKNOWN;
        }
        int least = Math.min(Math.min(first, second), Math.min(third, fourth));
        return left[pair(first, second)] + right[pair(third, fourth)] + sets[least];
    }
}
