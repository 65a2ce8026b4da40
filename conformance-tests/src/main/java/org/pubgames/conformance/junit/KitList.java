package org.pubgames.conformance.junit;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.report.Result;
import org.pubgames.conformance.run.KnownFailures;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;

/**
 * The known failures of a class; read and judged as the file of the command is.
 *
 * @param written whether there are any entries
 * @param known what the list excuses; nothing when it cannot be read
 * @param wrong what is wrong with it, whatever the results of the vectors
 * @param all the vectors, also those that a selection leaves out
 */
record KitList(boolean written, KnownFailures known, List<Problem> wrong, List<Vector> all) {

    static KitList of(List<String> entries, List<Vector> all) {
        Reading<KnownFailures> read =
                KnownFailures.read(String.join("\n", entries), "knownFailures()");
        KnownFailures known = read.fold(found -> found, no -> KnownFailures.NONE);
        List<Problem> wrong = new ArrayList<>(read.problems());
        wrong.addAll(known.problems(all));
        return new KitList(!entries.isEmpty(), known, wrong, all);
    }

    /** What is wrong with the list now that the vectors have been run, or some of them. */
    List<Problem> problems(List<Result> results) {
        List<Problem> problems = new ArrayList<>(wrong);
        List<String> unused =
                results.size() == all.size() ? known.unused(results) : known.fittingNone(all);
        unused.forEach(
                entry ->
                        problems.add(
                                Problem.of("excuses-nothing", Where.UNKNOWN).withValue(entry)));
        return problems;
    }
}
