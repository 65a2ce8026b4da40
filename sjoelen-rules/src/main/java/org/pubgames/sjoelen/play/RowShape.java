package org.pubgames.sjoelen.play;

import java.util.Arrays;

/**
 * Where the cells of a row with four numbers of one or two digits end. It follows from which of the
 * row's first twelve bytes are no digits, without a loop over the bytes.
 *
 * <p>A shape is an int: bits 0 to 7 say at which byte the row ends, bits 8 to 15, 16 to 23 and 24
 * to 31 behind how many bits the first, second and third cell end.
 */
final class RowShape {

    /** Not a row of four such numbers. */
    static final int NONE = -1;

    /** The most bytes a row has, without its line end. */
    static final int LONGEST = 11;

    private static final int BYTES = LONGEST + 1;
    private static final int MASK = (1 << BYTES) - 1;
    private static final int[] SHAPES = shapes();

    private RowShape() {}

    private static int[] shapes() {
        int[] shapes = new int[MASK + 1];
        Arrays.fill(shapes, NONE);
        for (int twos = 0; twos < 16; twos++) {
            int first = 1 + (twos & 1);
            int second = first + 2 + ((twos >> 1) & 1);
            int third = second + 2 + ((twos >> 2) & 1);
            int end = third + 2 + (twos >> 3);
            int shape = end | (first << 11) | (second << 19) | (third << 27);
            int separators = (1 << first) | (1 << second) | (1 << third) | (1 << end);
            for (int behind = 0; behind < 1 << (BYTES - end - 1); behind++) {
                shapes[separators | (behind << (end + 1))] = shape;
            }
        }
        return shapes;
    }

    /**
     * The shape of a row; what separates its cells is not looked at.
     *
     * @param first which of its first eight bytes are no digits: their highest bits
     * @param second which of the next eight
     */
    static int of(long first, long second) {
        return SHAPES[(bits(first) | (bits(second) << 8)) & MASK];
    }

    /** The highest bits of eight bytes, those of the first byte lowest. */
    private static int bits(long tops) {
        return (int) (((tops >>> 7) * 0x0102040810204080L) >>> 56);
    }

    /** At which byte the row ends. */
    static int end(int shape) {
        return shape & 0xff;
    }

    /** Behind how many bits the first cell ends. */
    static int first(int shape) {
        return (shape >>> 8) & 0xff;
    }

    /** Behind how many bits the second cell ends. */
    static int second(int shape) {
        return (shape >>> 16) & 0xff;
    }

    /** Behind how many bits the third cell ends; at most 64. */
    static int third(int shape) {
        return shape >>> 24;
    }
}
