package org.pubgames.competition.pairing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Lots that fall the same way for the same seed number on every machine and in any language, with
 * whole numbers only.
 *
 * <p>A 64-bit state begins as the seed number (sign extended). For each number drawn, {@code
 * 0x9E3779B97F4A7C15} is added to it, and a copy {@code z} is mixed: {@code z = (z xor (z >>> 30))
 * * 0xBF58476D1CE4E5B9}, {@code z = (z xor (z >>> 27)) * 0x94D049BB133111EB}, {@code z = z xor (z
 * >>> 31)}, all modulo 2⁶⁴ with unsigned shifts (SplitMix64). The upper 32 bits are the number. One
 * of {@code n} is its remainder by {@code n}; a number not below the largest multiple of {@code n}
 * within 2³² is thrown away and the next one taken, so that all are equally likely. A list is
 * shuffled from its last place to its second, each place exchanged with one drawn from itself and
 * those before it (Fisher-Yates). Several shuffles by one object go on with the same state.
 *
 * <p>Not safe for use by several threads: one object is one drawing.
 */
public final class Lots {

    private static final long RANGE = 1L << 32;

    private long state;

    private Lots(long state) {
        this.state = state;
    }

    /** The lots of a seed number. */
    public static Lots of(int seed) {
        return new Lots(seed);
    }

    /** The items in drawn order. */
    public <T> List<T> shuffled(List<T> items) {
        List<T> drawn = new ArrayList<>(items);
        for (int place = drawn.size(); place > 1; place--) {
            Collections.swap(drawn, place - 1, oneOf(place));
        }
        return List.copyOf(drawn);
    }

    /**
     * A number from 0.
     *
     * @param choices how many there are, at least 1; the number is below it
     */
    public int oneOf(int choices) {
        if (choices < 1) {
            throw new IllegalArgumentException("one of " + choices);
        }
        long number;
        do {
            number = upperBits();
        } while (number >= RANGE - RANGE % choices);
        return (int) (number % choices);
    }

    private long upperBits() {
        state += 0x9E3779B97F4A7C15L;
        long z = state;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return (z ^ (z >>> 31)) >>> 32;
    }
}
