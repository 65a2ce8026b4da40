package org.pubgames.conformance.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.conformance.report.Outcome;
import org.pubgames.conformance.report.Report;
import org.pubgames.conformance.report.Result;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;

/**
 * Mends a list of known failures after a run: what passes or fits nothing is taken out, what fails
 * is put in with the first difference as its comment. What stays keeps its line, and comments keep
 * their places.
 */
public final class KnownFailuresFix {

    private static final int LONGEST_COMMENT = 120;

    private KnownFailuresFix() {}

    /**
     * The text of the mended list; a problem after a run that left vectors out or was broken off.
     *
     * <p>A pattern of which only some vectors fail is replaced by the ids of those.
     */
    public static Reading<String> of(KnownFailures known, Report report) {
        if (!report.head().selection().isEmpty() || !report.foot().complete()) {
            return Reading.failed(
                    Problem.of("partial-run", Where.UNKNOWN)
                            .withValue(
                                    report.foot().complete()
                                            ? report.head().selection()
                                            : "complete: false"));
        }
        List<Result> left = new ArrayList<>(failing(report));
        List<String> lines = new ArrayList<>();
        for (KnownFailures.Line line : known.lines()) {
            Optional<KnownFailures.Entry> entry = line.entry();
            if (entry.isEmpty()) {
                lines.add(line.text());
                continue;
            }
            List<Result> fitting =
                    left.stream()
                            .filter(result -> entry.get().pattern().fits(result.id()))
                            .toList();
            if (fitting.isEmpty()) {
                continue;
            }
            left.removeAll(fitting);
            if (entry.get().pattern().wide() && passesSome(entry.get().pattern(), report)) {
                String comment = entry.get().comment();
                fitting.forEach(
                        result ->
                                lines.add(
                                        comment.isEmpty()
                                                ? line(result)
                                                : result.id() + "  # " + comment));
            } else {
                lines.add(line.text());
            }
        }
        left.forEach(result -> lines.add(line(result)));
        return Reading.of(lines.isEmpty() ? "" : String.join("\n", lines) + "\n");
    }

    /** Skipped vectors stay out: whoever skips says so himself. */
    private static List<Result> failing(Report report) {
        return report.results().stream()
                .filter(
                        result ->
                                result.outcome() == Outcome.FAIL
                                        || result.outcome() == Outcome.ERROR
                                        || result.outcome() == Outcome.EXPECTED_FAIL)
                .toList();
    }

    private static boolean passesSome(IdPattern pattern, Report report) {
        return report.results().stream()
                .anyMatch(
                        result ->
                                result.outcome() == Outcome.UNEXPECTED_PASS
                                        && pattern.fits(result.id()));
    }

    private static String line(Result result) {
        if (result.differences().isEmpty()) {
            return result.id();
        }
        String why = result.differences().get(0).toString().replaceAll("\\p{Cntrl}+", " ").strip();
        int end = Math.min(why.length(), LONGEST_COMMENT);
        if (end < why.length() && Character.isHighSurrogate(why.charAt(end - 1))) {
            end--;
        }
        return result.id() + "  # " + why.substring(0, end) + (end < why.length() ? "…" : "");
    }
}
