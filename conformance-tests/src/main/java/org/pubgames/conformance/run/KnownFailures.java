package org.pubgames.conformance.run;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.VectorResult.Status;
import org.pubgames.conformance.report.Result;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;
import org.pubgames.core.internal.text.Nearest;

/**
 * The list of vectors that an implementation is known to fail: one id or pattern of ids a line, and
 * after {@code #} why. Lines that are only a comment are kept as they are.
 *
 * <p>An entry excuses wrong answers only; with the word {@code error} behind the id it excuses
 * answers that could not be compared, and these only: a crash must not be excused by an entry for a
 * wrong answer. What is skipped nothing excuses.
 *
 * <p>The list cannot rot: an entry whose vector passes, and one that excuses nothing, falls short
 * as much as a failure that is not listed. Immutable.
 */
public final class KnownFailures {

    /** The most vectors that one pattern may excuse. */
    public static final int MOST = 20;

    /** No failure is known. */
    public static final KnownFailures NONE = new KnownFailures(List.of());

    /** Written behind the id when the known failure is that no answer can be compared. */
    static final String ERROR = "error";

    private final List<Line> lines;
    private final Map<String, List<Entry>> exact = new HashMap<>();
    private final List<Entry> patterns = new ArrayList<>();

    /**
     * A line of the list.
     *
     * @param text the line as written
     * @param entry what it lists, empty for a comment or a blank line
     */
    record Line(String text, Optional<Entry> entry) {}

    /**
     * An entry of the list.
     *
     * @param pattern the vectors it excuses
     * @param kind what it excuses: {@code FAIL} or {@code ERROR}
     * @param comment the reason, without the #
     * @param where where it stands
     */
    record Entry(IdPattern pattern, Status kind, String comment, Where where) {

        /** The entry as it is written, without its comment. */
        String written() {
            return KnownFailures.written(pattern.text(), kind);
        }
    }

    private KnownFailures(List<Line> lines) {
        this.lines = List.copyOf(lines);
        for (Line line : lines) {
            line.entry()
                    .ifPresent(
                            entry -> {
                                if (entry.pattern().wide()) {
                                    patterns.add(entry);
                                } else {
                                    exact.computeIfAbsent(
                                                    entry.pattern().text(), id -> new ArrayList<>())
                                            .add(entry);
                                }
                            });
        }
    }

    /** The list in a text, or every mistake in it. */
    public static Reading<KnownFailures> read(String text, String file) {
        List<Line> lines = new ArrayList<>();
        List<Problem> problems = new ArrayList<>();
        Map<String, Integer> seen = new HashMap<>();
        List<String> written = text.lines().toList();
        for (int i = 0; i < written.size(); i++) {
            Where where = new Where(file, i + 1, 1, "");
            String line = i == 0 ? written.get(0).replace("\uFEFF", "") : written.get(i);
            int sign = line.indexOf('#');
            String id = (sign < 0 ? line : line.substring(0, sign)).strip();
            if (id.isEmpty()) {
                lines.add(new Line(line, Optional.empty()));
                continue;
            }
            String[] words = id.split("\\s+", 2);
            Status kind = words.length > 1 ? Status.ERROR : Status.FAIL;
            if (!IdPattern.isOne(words[0])) {
                problems.add(
                        Problem.of("not-a-pattern", where)
                                .withValue(words[0])
                                .withAllowed(IdPattern.ALLOWED));
            } else if (words.length > 1 && !words[1].equals(ERROR)) {
                problems.add(noComment(words[0], words[1], where));
            } else if (seen.putIfAbsent(written(words[0], kind), i + 1) != null) {
                problems.add(Problem.of("listed-twice", where).withValue(written(words[0], kind)));
            } else {
                String comment = sign < 0 ? "" : line.substring(sign + 1).strip();
                Entry entry = new Entry(new IdPattern(words[0]), kind, comment, where);
                lines.add(new Line(line, Optional.of(entry)));
            }
        }
        return problems.isEmpty() ? Reading.of(new KnownFailures(lines)) : Reading.failed(problems);
    }

    private static Problem noComment(String id, String words, Where where) {
        int end = (words + " ").indexOf(' ');
        boolean meant = !Nearest.of(words.substring(0, end), List.of(ERROR)).isEmpty();
        String why = meant ? words.substring(end).strip() : words;
        String entry = written(id, meant ? Status.ERROR : Status.FAIL);
        return Problem.of("no-comment-sign", where)
                .withValue(words)
                .withSuggestion(why.isEmpty() ? entry : entry + "  # " + why);
    }

    /** An entry of the list, without a comment. */
    static String written(String id, Status kind) {
        return kind == Status.ERROR ? id + " " + ERROR : id;
    }

    /**
     * What is wrong with the list for these vectors: patterns that would excuse too many of them.
     *
     * @param vectors all vectors, also those that a selection leaves out
     */
    public List<Problem> problems(List<Vector> vectors) {
        List<Problem> problems = new ArrayList<>();
        for (Entry entry : patterns) {
            // a case that is the same under several variants counts once
            long fitting =
                    vectors.stream()
                            .filter(entry.pattern()::fits)
                            .map(vector -> vector.id().split(Vector.UNDER, 2)[0])
                            .distinct()
                            .count();
            if (fitting > MOST) {
                problems.add(
                        Problem.of("pattern-too-wide", entry.where())
                                .withValue(entry.written() + " (" + fitting + ")")
                                .withAllowed("≤ " + MOST));
            }
        }
        return problems;
    }

    /** Whether a vector is listed, for whatever kind of failure. */
    public boolean lists(String id) {
        return fitting(id).findAny().isPresent();
    }

    /** Whether a vector is listed for this kind of failure. */
    public boolean excuses(String id, Status kind) {
        return fitting(id).anyMatch(entry -> entry.kind() == kind);
    }

    private Stream<Entry> fitting(String id) {
        return Stream.concat(
                exact.getOrDefault(id, List.of()).stream(),
                patterns.stream().filter(entry -> entry.pattern().fits(id)));
    }

    /**
     * The entries that excuse nothing, as they are written: they fit no vector, or only vectors
     * that do not apply or fail in the other way.
     *
     * @param results those of all vectors; the results of some vectors would not show it
     */
    public List<String> unused(List<Result> results) {
        return written(
                entry -> results.stream().noneMatch(result -> Results.tellsOf(result, entry)));
    }

    /**
     * The entries that fit none of these vectors, as they are written.
     *
     * @param vectors all there are, also those that a selection leaves out
     */
    public List<String> fittingNone(List<Vector> vectors) {
        return written(entry -> vectors.stream().noneMatch(entry.pattern()::fits));
    }

    private List<String> written(Predicate<Entry> which) {
        return lines.stream()
                .flatMap(line -> line.entry().stream())
                .filter(which)
                .map(Entry::written)
                .toList();
    }

    /** How many entries there are. */
    public int size() {
        return (int) lines.stream().filter(line -> line.entry().isPresent()).count();
    }

    List<Line> lines() {
        return lines;
    }
}
