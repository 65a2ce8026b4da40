package org.pubgames.conformance.wrong;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.VectorResult;
import org.pubgames.conformance.VectorResult.What;
import org.pubgames.conformance.comparison.Examiner;
import org.pubgames.conformance.testee.Testee;

/**
 * A run of vectors on a wrong implementation. Only those aimed at the rule it breaks are run, and
 * only a failed comparison catches it: a situation that cannot be reached, a skipped vector or an
 * implementation that breaks down proves nothing.
 *
 * @param implementation the wrong implementation
 * @param results the result of each vector that was run
 */
public record WrongRun(WrongImplementation implementation, List<VectorResult> results) {

    public WrongRun {
        results = List.copyOf(results);
    }

    /**
     * Runs the vectors. A census asks tens of thousands of questions: once one has caught the
     * implementation, the censuses of the other variants are left out.
     *
     * @param vectors the vectors of its game; those of other games are passed over
     */
    public static WrongRun of(WrongImplementation implementation, List<Vector> vectors) {
        try (Testee engine = implementation.engine()) {
            Examiner examiner = new Examiner(engine, engine.claim());
            List<VectorResult> results = new ArrayList<>();
            boolean counted = false;
            for (Vector vector : vectors) {
                boolean census = vector.task() instanceof Vector.Census;
                if (vector.game().equals(implementation.game())
                        && vector.aimsAt(implementation.rule())
                        && !(census && counted)) {
                    VectorResult result = examiner.examine(vector);
                    results.add(result);
                    counted |= census && catches(result);
                }
            }
            return new WrongRun(implementation, results);
        }
    }

    /** The results that catch it. */
    public List<VectorResult> catches() {
        return results.stream().filter(WrongRun::catches).toList();
    }

    /** Whether a result catches: it failed by a comparison. */
    public static boolean catches(VectorResult result) {
        return result.status() == VectorResult.Status.FAIL
                && result.differences().stream().anyMatch(found -> found.what() != What.BREAKDOWN);
    }
}
