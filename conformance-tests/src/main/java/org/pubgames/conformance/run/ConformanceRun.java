package org.pubgames.conformance.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pubgames.conformance.comparison.Examiner;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.VectorResult;
import org.pubgames.conformance.report.Report;
import org.pubgames.conformance.report.Result;
import org.pubgames.conformance.testee.Testee;

/**
 * Puts vectors to an implementation, one after the other. {@link #stop} may be called by any
 * thread; everything else belongs to one.
 */
public final class ConformanceRun {

    private final Testee testee;
    private final KnownFailures known;
    private final Progress progress;
    private volatile boolean stopped;

    /**
     * A run.
     *
     * @param testee the implementation; stays the caller's to close
     * @param known the failures that are expected
     * @param progress hears of every vector
     */
    public ConformanceRun(Testee testee, KnownFailures known, Progress progress) {
        this.testee = testee;
        this.known = known;
        this.progress = progress;
    }

    /** Ends the run after the vector that is being answered; the report says so. */
    public void stop() {
        stopped = true;
    }

    /**
     * Runs all vectors there are, or some of which nothing is known of the others.
     *
     * @param head what the report says of the run; its claim is what the implementation is held to
     */
    public Report run(List<Vector> vectors, Report.Head head) {
        return run(
                vectors, head, head.selection().isEmpty() ? known.fittingNone(vectors) : List.of());
    }

    /**
     * Runs. An implementation that was lost too often has the rest of the vectors as errors, and
     * the run counts as broken off.
     *
     * @param head what the report says of the run; its claim is what the implementation is held to
     * @param gone entries of the known failures that no vector fits, also none that is left out
     */
    public Report run(List<Vector> vectors, Report.Head head, List<String> gone) {
        Examiner examiner = new Examiner(testee, head.claim());
        List<Result> results = new ArrayList<>(vectors.size());
        for (Vector vector : grouped(vectors)) {
            if (stopped || Thread.currentThread().isInterrupted()) {
                break;
            }
            progress.next(results.size(), vectors.size(), vector);
            VectorResult result = examiner.explained(examiner.examine(vector));
            if (stopped && result.status() != VectorResult.Status.PASS) {
                // what was broken off together with the run says nothing of the implementation
                break;
            }
            results.add(Results.of(result, known));
        }
        boolean complete = results.size() == vectors.size() && !examiner.givenUp();
        boolean everything = complete && head.selection().isEmpty();
        // a part of the vectors proves nothing of an entry that fits one of the others
        List<String> unused = everything ? known.unused(results) : gone;
        return new Report(head, results, new Report.Foot(complete, unused));
    }

    /** Stably by game and variant, so that the implementation changes the variant seldom. */
    private static List<Vector> grouped(List<Vector> vectors) {
        Map<String, Map<Vector.PlayedBy, List<Vector>>> groups = new LinkedHashMap<>();
        for (Vector vector : vectors) {
            groups.computeIfAbsent(vector.game(), game -> new LinkedHashMap<>())
                    .computeIfAbsent(vector.variant(), variant -> new ArrayList<>())
                    .add(vector);
        }
        return groups.values().stream()
                .flatMap(variants -> variants.values().stream())
                .flatMap(List::stream)
                .toList();
    }
}
