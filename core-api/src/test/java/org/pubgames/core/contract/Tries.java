package org.pubgames.core.contract;

import java.util.Iterator;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.RandomGenerator;
import net.jqwik.api.Shrinkable;
import net.jqwik.api.Tuple;
import net.jqwik.api.sessions.JqwikSession;
import org.opentest4j.TestAbortedException;

/**
 * A sentence tried with many values drawn at random. A failure is told with the simplest values
 * that were found to fail, and with the seed that draws them again: {@code -Dpubgames.seed=SEED}.
 */
public final class Tries {

    private static final String SEED = "pubgames.seed";

    /** So many values may be passed over for each that a sentence is about. */
    private static final int MOST_PASSED_OVER = 50;

    /** So many simpler values are looked at. */
    private static final int MOST_SIMPLER = 1000;

    /** How varied jqwik draws. */
    private static final int VARIETY = 1000;

    private Tries() {}

    /** A sentence about a value. */
    @FunctionalInterface
    public interface Sentence<T> {
        /** Fails when it does not hold; passes a value over by {@code Assume.that}. */
        void holds(T value) throws Exception;
    }

    /** A sentence about two values. */
    @FunctionalInterface
    public interface Sentence2<A, B> {
        /** Fails when it does not hold. */
        void holds(A one, B other) throws Exception;
    }

    /** A sentence holds for two values, drawn so many times. */
    public static <A, B> void hold(
            int tries,
            Arbitrary<? extends A> one,
            Arbitrary<? extends B> other,
            Sentence2<A, B> sentence) {
        hold(
                tries,
                Combinators.combine(one, other).as((a, b) -> Tuple.<A, B>of(a, b)),
                both -> sentence.holds(both.get1(), both.get2()));
    }

    /** A sentence holds for a value, drawn so many times. */
    public static <T> void hold(int tries, Arbitrary<? extends T> values, Sentence<T> sentence) {
        long seed = Long.getLong(SEED, new Random().nextLong());
        JqwikSession.run(() -> drawn(tries, seed, values, sentence));
    }

    private static <T> void drawn(
            int tries, long seed, Arbitrary<? extends T> values, Sentence<T> sentence) {
        Random random = new Random(seed);
        RandomGenerator<? extends T> generator = values.generator(VARIETY, true);
        int passedOver = 0;
        for (int done = 0; done < tries; ) {
            Shrinkable<? extends T> value = generator.next(random);
            try {
                Optional<Throwable> failure = failure(sentence, value);
                if (failure.isPresent()) {
                    throw told(value, failure.get(), sentence, seed);
                }
                done++;
            } catch (TestAbortedException e) {
                if (++passedOver > tries * MOST_PASSED_OVER) {
                    throw new AssertionError("only " + done + " values fit", e);
                }
            }
            JqwikSession.finishTry();
        }
    }

    private static <T> Optional<Throwable> failure(
            Sentence<T> sentence, Shrinkable<? extends T> value) {
        try {
            sentence.holds(value.value());
            return Optional.empty();
        } catch (TestAbortedException e) {
            throw e;
        } catch (Exception | AssertionError | StackOverflowError e) {
            return Optional.of(e);
        }
    }

    private static <T> AssertionError told(
            Shrinkable<? extends T> first, Throwable why, Sentence<T> sentence, long seed) {
        Shrinkable<? extends T> simplest = first;
        Throwable reason = why;
        int looked = 0;
        Iterator<? extends Shrinkable<? extends T>> simpler = simplest.shrink().iterator();
        while (simpler.hasNext() && looked++ < MOST_SIMPLER) {
            Shrinkable<? extends T> next = simpler.next();
            Optional<Throwable> failure;
            try {
                failure = failure(sentence, next);
            } catch (TestAbortedException e) {
                continue;
            }
            if (failure.isPresent()) {
                simplest = next;
                reason = failure.get();
                simpler = simplest.shrink().iterator();
            }
        }
        return new AssertionError(
                "%s%n  with %s%n  again by -D%s=%d"
                        .formatted(reason.getMessage(), simplest.value(), SEED, seed),
                reason);
    }
}
