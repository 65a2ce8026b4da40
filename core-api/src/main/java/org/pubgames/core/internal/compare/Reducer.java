package org.pubgames.core.internal.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Makes a long example short: leaves out blocks, then single elements, then puts simpler elements
 * in their place, until nothing helps any more. What comes out is an example of which no single
 * element can be left out.
 *
 * @param <T> the elements
 * @param <X> what is known of a sequence that is an example
 */
final class Reducer<T, X> {

    private final Function<List<T>, Optional<X>> trial;
    private final Function<X, List<T>> elements;
    private final Function<List<T>, List<T>> substitutes;
    private final Comparator<X> simplest;
    private int trialsLeft;

    /**
     * A reducer.
     *
     * @param trial whether a sequence is an example; the answer may have fewer elements
     * @param elements those of an example
     * @param substitutes what may stand after some elements instead of what stands there
     * @param simplest the better example first; one with fewer elements is always better
     * @param trials substitutes tried at most; leaving out is not limited
     */
    Reducer(
            Function<List<T>, Optional<X>> trial,
            Function<X, List<T>> elements,
            Function<List<T>, List<T>> substitutes,
            Comparator<X> simplest,
            int trials) {
        this.trial = trial;
        this.elements = elements;
        this.substitutes = substitutes;
        this.simplest = simplest;
        this.trialsLeft = trials;
    }

    /** The least example that comes of one. */
    X least(X example) {
        X best = shortened(example);
        Optional<X> simpler = simpler(best);
        while (simpler.isPresent()) {
            best = shortened(simpler.get());
            simpler = simpler(best);
        }
        return best;
    }

    /** Without every block that is not needed; blocks of half the length, a quarter, … one. */
    private X shortened(X example) {
        X best = example;
        int block = Math.max(1, elements.apply(best).size() / 2);
        while (true) {
            Optional<X> shorter = withoutBlock(best, block);
            if (shorter.isPresent()) {
                best = shorter.get();
                block = Math.max(1, Math.min(block, elements.apply(best).size() / 2));
            } else if (block == 1) {
                return best;
            } else {
                block /= 2;
            }
        }
    }

    private Optional<X> withoutBlock(X example, int block) {
        List<T> all = elements.apply(example);
        // from the end: what stands there is least likely to be what the rest needs
        for (int to = all.size(); to > 0; to -= block) {
            int from = Math.max(0, to - block);
            Optional<X> tried = trial.apply(joined(all.subList(0, from), all, to));
            if (tried.isPresent()) {
                return tried;
            }
        }
        return Optional.empty();
    }

    /** With one substitute for one element or for two in a row. */
    private Optional<X> simpler(X example) {
        List<T> all = elements.apply(example);
        for (int from = 0; from < all.size(); from++) {
            List<T> before = all.subList(0, from);
            for (T substitute : substitutes.apply(before)) {
                List<T> start = new ArrayList<>(before);
                start.add(substitute);
                for (int to = Math.min(all.size(), from + 2); to > from; to--) {
                    if (trialsLeft-- <= 0) {
                        return Optional.empty();
                    }
                    Optional<X> tried = trial.apply(joined(start, all, to));
                    if (tried.isPresent() && simplest.compare(tried.get(), example) < 0) {
                        return tried;
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static <T> List<T> joined(List<T> start, List<T> all, int from) {
        List<T> joined = new ArrayList<>(start);
        joined.addAll(all.subList(from, all.size()));
        return joined;
    }
}
