package org.pubgames.conformance.run;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.pubgames.conformance.ForeignText;
import org.pubgames.conformance.VectorResult.Status;
import org.pubgames.conformance.report.FailureInWords;
import org.pubgames.conformance.report.Outcome;
import org.pubgames.conformance.report.Report;
import org.pubgames.conformance.report.Result;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;

/**
 * Brings a list of known failures up to date after a run: entries that excuse nothing are removed,
 * failures are added with the first difference as their comment. Other lines and comments keep
 * their places.
 */
public final class KnownFailuresFix {

    private static final int LONGEST_COMMENT = 120;

    private final Report report;
    private final List<Result> left;
    private final List<String> lines = new ArrayList<>();
    private final Set<String> before = new LinkedHashSet<>();
    private final Set<String> after = new LinkedHashSet<>();

    /**
     * The new list.
     *
     * @param text the list
     * @param added how many entries it did not have before
     * @param removed how many entries it had before
     */
    public record Mended(String text, int added, int removed) {}

    private KnownFailuresFix(Report report) {
        this.report = report;
        // skipped vectors are not added: the implementation itself reports that it skips them
        this.left =
                new ArrayList<>(
                        report.results().stream()
                                .filter(result -> Results.failing(result).isPresent())
                                .toList());
    }

    /**
     * The new list; a problem after a run that left vectors out or was broken off.
     *
     * <p>A pattern of which only some vectors fail is replaced by the ids of those.
     */
    public static Reading<Mended> of(KnownFailures known, Report report) {
        if (!report.head().selection().isEmpty() || !report.foot().complete()) {
            return Reading.failed(
                    Problem.of("partial-run", Where.UNKNOWN)
                            .withValue(
                                    report.foot().complete()
                                            ? report.head().selection()
                                            : "complete: false"));
        }
        return Reading.of(new KnownFailuresFix(report).mended(known));
    }

    private Mended mended(KnownFailures known) {
        for (KnownFailures.Line line : known.lines()) {
            line.entry()
                    .ifPresentOrElse(
                            entry -> entry(entry, line.text()), () -> lines.add(line.text()));
        }
        left.forEach(result -> add(result, why(result)));
        String text = lines.isEmpty() ? "" : String.join("\n", lines) + "\n";
        return new Mended(text, without(after, before), without(before, after));
    }

    private void entry(KnownFailures.Entry entry, String line) {
        before.add(entry.written());
        List<Result> excused =
                left.stream()
                        .filter(result -> entry.pattern().fits(result.id()))
                        .filter(result -> kind(result) == entry.kind())
                        .toList();
        left.removeAll(excused);
        if (entry.pattern().wide() && passesSome(entry.pattern())) {
            excused.forEach(
                    result ->
                            add(result, entry.comment().isEmpty() ? why(result) : entry.comment()));
        } else if (!excused.isEmpty()) {
            lines.add(line);
            after.add(entry.written());
        }
    }

    private static int without(Set<String> some, Set<String> others) {
        return (int) some.stream().filter(entry -> !others.contains(entry)).count();
    }

    private boolean passesSome(IdPattern pattern) {
        return report.results().stream()
                .anyMatch(
                        result ->
                                result.outcome() == Outcome.UNEXPECTED_PASS
                                        && pattern.fits(result.id()));
    }

    private static Status kind(Result result) {
        return Results.failing(result).orElseThrow();
    }

    private void add(Result result, String why) {
        String entry = KnownFailures.written(result.id(), kind(result));
        lines.add(why.isEmpty() ? entry : entry + "  # " + why);
        after.add(entry);
    }

    /** The first difference, on one short line. */
    private static String why(Result result) {
        Optional<String> first = FailureInWords.lines(result, Lang.EN).stream().findFirst();
        return ForeignText.cut(
                first.orElse("").replaceAll("\\p{Cntrl}+", " ").strip(), LONGEST_COMMENT);
    }
}
