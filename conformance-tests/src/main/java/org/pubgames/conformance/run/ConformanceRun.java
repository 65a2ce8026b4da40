package org.pubgames.conformance.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.VectorResult;
import org.pubgames.conformance.comparison.Examiner;
import org.pubgames.conformance.report.Report;
import org.pubgames.conformance.report.Result;
import org.pubgames.conformance.testee.Testee;

/**
 * Runs vectors against an implementation, one after the other. {@link #stop} may be called by any
 * thread; everything else belongs to one.
 */
public final class ConformanceRun {

    private final Testee testee;
    private final KnownFailures known;
    private final Progress progress;
    private final Budget budget;
    private volatile boolean stopped;

    /**
     * A run that may take as long as it takes.
     *
     * @param testee the implementation; the caller closes it
     * @param known the failures that are expected
     * @param progress is called before every vector
     */
    public ConformanceRun(Testee testee, KnownFailures known, Progress progress) {
        this(testee, known, progress, Budget.NONE);
    }

    /**
     * A run that is cut off when its time is over.
     *
     * @param testee the implementation; the caller closes it
     * @param known the failures that are expected
     * @param progress is called before every vector
     * @param budget how long the whole run may take; looked at between vectors
     */
    public ConformanceRun(Testee testee, KnownFailures known, Progress progress, Budget budget) {
        this.testee = testee;
        this.known = known;
        this.progress = progress;
        this.budget = budget;
    }

    /** Ends the run after the vector that is being answered; the report says so. */
    public void stop() {
        stopped = true;
    }

    /**
     * Runs vectors without knowing whether there are others.
     *
     * @param head what the report says of the run; its claim decides which vectors apply
     */
    public Report run(List<Vector> vectors, Report.Head head) {
        return run(
                vectors, head, head.selection().isEmpty() ? known.fittingNone(vectors) : List.of());
    }

    /**
     * Runs vectors. When the implementation broke down too often the rest of the vectors are
     * errors, and the run counts as broken off.
     *
     * @param head what the report says of the run; its claim decides which vectors apply
     * @param gone entries of the known failures that fit no vector at all, not even one that is
     *     left out
     */
    public Report run(List<Vector> vectors, Report.Head head, List<String> gone) {
        Examiner examiner = new Examiner(testee, head.claim());
        List<Result> results = new ArrayList<>(vectors.size());
        boolean overtime = false;
        long began = budget.now();
        for (Vector vector : grouped(vectors)) {
            overtime = budget.over(began);
            if (overtime) {
                break;
            }
            if (stopped || Thread.currentThread().isInterrupted()) {
                break;
            }
            progress.next(results.size(), vectors.size(), vector);
            long asked = budget.now();
            VectorResult result = examiner.explained(examiner.examine(vector));
            if (stopped && result.status() != VectorResult.Status.PASS) {
                // the vector that was stopped together with the run says nothing about the
                // implementation
                break;
            }
            results.add(Results.of(result, known).taking(budget.millisSince(asked)));
        }
        boolean complete = results.size() == vectors.size() && !examiner.givenUp();
        boolean everything = complete && head.selection().isEmpty();
        // when vectors were left out, an entry may fit one of those
        List<String> unused = everything ? known.unused(results) : gone;
        return new Report(head, results, new Report.Foot(complete, unused, overtime));
    }

    /** Grouped by game and variant, otherwise in order, so that the variant is changed seldom. */
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
