package org.pubgames.conformance.zoo;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.conformance.Examiner;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.VectorResult;
import org.pubgames.conformance.VectorResult.What;
import org.pubgames.conformance.testee.Testee;

/**
 * Vectors set on a beast. Only those aimed at the rule it breaks are let loose, and only an
 * assertion kills: a situation that cannot be brought about, a skipped vector or an implementation
 * that breaks down proves nothing.
 *
 * @param beast the beast
 * @param results what came of each vector that was let loose
 */
public record Hunt(Beast beast, List<VectorResult> results) {

    public Hunt {
        results = List.copyOf(results);
    }

    /**
     * Lets the vectors loose. A census asks tens of thousands of questions: once one has killed the
     * beast, the other variants' censuses are spared.
     *
     * @param vectors the vectors of the beast's game; others are passed over
     */
    public static Hunt of(Beast beast, List<Vector> vectors) {
        try (Testee engine = beast.engine()) {
            Examiner examiner = new Examiner(engine, engine.claim());
            List<VectorResult> results = new ArrayList<>();
            boolean counted = false;
            for (Vector vector : vectors) {
                boolean census = vector.task() instanceof Vector.Census;
                if (vector.game().equals(beast.game())
                        && vector.aimsAt(beast.rule())
                        && !(census && counted)) {
                    VectorResult result = examiner.examine(vector);
                    results.add(result);
                    counted |= census && kills(result);
                }
            }
            return new Hunt(beast, results);
        }
    }

    /** The results that killed it. */
    public List<VectorResult> kills() {
        return results.stream().filter(Hunt::kills).toList();
    }

    /** Whether a result is a kill: failed, by an assertion. */
    public static boolean kills(VectorResult result) {
        return result.status() == VectorResult.Status.FAIL
                && result.differences().stream().anyMatch(found -> found.what() != What.BREAKDOWN);
    }
}
