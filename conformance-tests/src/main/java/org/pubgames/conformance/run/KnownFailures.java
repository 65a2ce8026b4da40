package org.pubgames.conformance.run;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.conformance.Vector;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;

/**
 * The list of vectors that an implementation is known to fail: one id or pattern of ids a line, and
 * after {@code #} why. A line that only is a comment belongs to whoever wrote it.
 *
 * <p>The list cannot rot: an entry whose vector passes falls short as much as a failure that is not
 * listed. Immutable.
 */
public final class KnownFailures {

    /** More vectors than this a pattern may not excuse. */
    public static final int MOST = 20;

    /** No failure is known. */
    public static final KnownFailures NONE = new KnownFailures(List.of());

    private final List<Line> lines;
    private final Map<String, Entry> exact = new HashMap<>();
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
     * @param comment why, without the sign
     * @param where where it stands
     */
    record Entry(IdPattern pattern, String comment, Where where) {}

    private KnownFailures(List<Line> lines) {
        this.lines = List.copyOf(lines);
        for (Line line : lines) {
            line.entry()
                    .ifPresent(
                            entry -> {
                                if (entry.pattern().wide()) {
                                    patterns.add(entry);
                                } else {
                                    exact.put(entry.pattern().text(), entry);
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
            if (!IdPattern.isOne(words[0])) {
                problems.add(
                        Problem.of("not-a-pattern", where)
                                .withValue(words[0])
                                .withAllowed(IdPattern.ALLOWED));
            } else if (words.length > 1) {
                problems.add(
                        Problem.of("no-comment-sign", where)
                                .withValue(words[1])
                                .withSuggestion(words[0] + "  # " + words[1]));
            } else if (seen.putIfAbsent(id, i + 1) != null) {
                problems.add(Problem.of("listed-twice", where).withValue(id));
            } else {
                String comment = sign < 0 ? "" : line.substring(sign + 1).strip();
                lines.add(
                        new Line(line, Optional.of(new Entry(new IdPattern(id), comment, where))));
            }
        }
        return problems.isEmpty() ? Reading.of(new KnownFailures(lines)) : Reading.failed(problems);
    }

    /**
     * What is wrong with the list for these vectors: patterns that would excuse too many of them.
     *
     * @param vectors all vectors, also those that a selection leaves out
     */
    public List<Problem> problems(List<Vector> vectors) {
        List<Problem> problems = new ArrayList<>();
        for (Entry entry : patterns) {
            long fitting = vectors.stream().filter(entry.pattern()::fits).count();
            if (fitting > MOST) {
                problems.add(
                        Problem.of("pattern-too-wide", entry.where())
                                .withValue(entry.pattern().text() + " (" + fitting + ")")
                                .withAllowed("≤ " + MOST));
            }
        }
        return problems;
    }

    /** Whether a vector is listed. */
    public boolean lists(String id) {
        return exact.containsKey(id)
                || patterns.stream().anyMatch(entry -> entry.pattern().fits(id));
    }

    /** The entries that fit none of these vectors, as they are written. */
    public List<String> unused(List<String> ids) {
        return entries().stream()
                .map(Entry::pattern)
                .filter(pattern -> ids.stream().noneMatch(pattern::fits))
                .map(IdPattern::text)
                .toList();
    }

    /** How many entries there are. */
    public int size() {
        return exact.size() + patterns.size();
    }

    List<Line> lines() {
        return lines;
    }

    private List<Entry> entries() {
        return lines.stream().flatMap(line -> line.entry().stream()).toList();
    }
}
