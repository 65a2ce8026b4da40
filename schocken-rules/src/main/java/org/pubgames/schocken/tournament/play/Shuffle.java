package org.pubgames.schocken.tournament.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A shuffle that gives the same order for the same seed on every machine, in every version of Java
 * and in any other language: SplitMix64 and Fisher-Yates, whole numbers only.
 *
 * <p>The state begins as the seed and grows by {@code 0x9E3779B97F4A7C15} before each number, which
 * is the state mixed as {@code z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9; z = (z ^ z >>> 27) *
 * 0x94D049BB133111EB; z ^ z >>> 31}, all in 64 bits. Its upper 32 bits, taken as a number from 0 to
 * 2³²-1, give a choice among {@code n} by their remainder; numbers from the largest multiple of
 * {@code n} on are passed over, so that every choice is equally likely. From the last place to the
 * second, each is swapped with one drawn from itself and those before it.
 */
public final class Shuffle {

    private static final long NUMBERS = 1L << 32;

    private long state;

    private Shuffle(long seed) {
        state = seed;
    }

    /** The items in an order that the seed alone decides. */
    public static <T> List<T> of(List<T> items, int seed) {
        Shuffle numbers = new Shuffle(seed);
        List<T> shuffled = new ArrayList<>(items);
        for (int i = shuffled.size() - 1; i > 0; i--) {
            Collections.swap(shuffled, i, numbers.below(i + 1));
        }
        return List.copyOf(shuffled);
    }

    private int below(int bound) {
        long limit = NUMBERS - NUMBERS % bound;
        long number = next() >>> 32;
        while (number >= limit) {
            number = next() >>> 32;
        }
        return (int) (number % bound);
    }

    private long next() {
        state += 0x9E3779B97F4A7C15L;
        long mixed = (state ^ state >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }
}
