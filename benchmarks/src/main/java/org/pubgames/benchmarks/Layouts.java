package org.pubgames.benchmarks;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.pubgames.sjoelen.Compartments;

/** Layouts in an order that no branch predictor can learn, the same in every run. */
final class Layouts {

    private static final long SEED = 7;

    private Layouts() {}

    /** Every layout of at most {@code most} discs. */
    static List<Compartments> shuffled(int most) {
        List<Compartments> all = new ArrayList<>();
        for (int a = 0; a <= most; a++) {
            for (int b = 0; a + b <= most; b++) {
                for (int c = 0; a + b + c <= most; c++) {
                    for (int d = 0; a + b + c + d <= most; d++) {
                        all.add(new Compartments(a, b, c, d));
                    }
                }
            }
        }
        Collections.shuffle(all, new Random(SEED));
        return all;
    }
}
