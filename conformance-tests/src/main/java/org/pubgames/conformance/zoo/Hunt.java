package org.pubgames.conformance.zoo;

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
 * @param results what came of each aimed vector
 */
public record Hunt(Beast beast, List<VectorResult> results) {

    public Hunt {
        results = List.copyOf(results);
    }

    /**
     * Lets the vectors loose.
     *
     * @param vectors the vectors of the beast's game; others are passed over
     */
    public static Hunt of(Beast beast, List<Vector> vectors) {
        try (Testee engine = beast.engine()) {
            Examiner examiner = new Examiner(engine, engine.claim());
            return new Hunt(
                    beast,
                    vectors.stream()
                            .filter(vector -> vector.game().equals(beast.game()))
                            .filter(vector -> vector.aimsAt(beast.rule()))
                            .map(examiner::examine)
                            .toList());
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
