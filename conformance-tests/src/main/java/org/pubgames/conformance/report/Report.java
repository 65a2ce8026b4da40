package org.pubgames.conformance.report;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.pubgames.conformance.testee.Claim;

/**
 * The results of a run. Its file form is JSON Lines: the head, a line for each result, the foot.
 *
 * @param head what was run
 * @param results one for each vector, in the order of the run
 * @param foot how it ended
 */
public record Report(Head head, List<Result> results, Foot foot) {

    /** The format of report files. */
    public static final int FORMAT = 1;

    /**
     * What was run.
     *
     * @param suite the version of the vectors
     * @param date the day of the run as {@code 2026-11-21}
     * @param claim what the implementation says of itself
     * @param command how it was started, empty for one in the same process or a recording
     * @param options what the run needs to be repeated, such as {@code --replay}, {@code FILE}
     * @param selection what was left out of the vectors on purpose, in words; empty for nothing
     */
    public record Head(
            String suite,
            String date,
            Claim claim,
            List<String> command,
            List<String> options,
            String selection) {
        public Head {
            command = List.copyOf(command);
            options = List.copyOf(options);
        }

        /** The head of a run without options. */
        public Head(
                String suite, String date, Claim claim, List<String> command, String selection) {
            this(suite, date, claim, command, List.of(), selection);
        }
    }

    /**
     * How a run ended.
     *
     * @param complete whether every selected vector was run
     * @param unused entries of the list of known failures that excuse nothing
     * @param overtime whether it was cut off because the time for the whole run was over
     */
    public record Foot(boolean complete, List<String> unused, boolean overtime) {
        public Foot {
            unused = List.copyOf(unused);
        }

        /** The end of a run that had all the time it needed. */
        public Foot(boolean complete, List<String> unused) {
            this(complete, unused, false);
        }
    }

    public Report {
        results = List.copyOf(results);
    }

    /** How many results of each kind there are; kinds without any are 0. */
    public Map<Outcome, Integer> totals() {
        Map<Outcome, Integer> totals = new EnumMap<>(Outcome.class);
        for (Outcome outcome : Outcome.values()) {
            totals.put(outcome, 0);
        }
        results.forEach(result -> totals.merge(result.outcome(), 1, Integer::sum));
        return totals;
    }

    /** How many vectors the implementation's claims cover. */
    public int applicable() {
        return (int)
                results.stream()
                        .filter(result -> result.outcome() != Outcome.NOT_APPLICABLE)
                        .count();
    }

    /**
     * Whether the implementation conforms: a complete run in which at least one vector passed,
     * nothing failed and every entry of the known failures was needed.
     */
    public boolean conforms() {
        return foot.complete()
                && foot.unused().isEmpty()
                && results.stream().anyMatch(result -> result.outcome() == Outcome.PASS)
                && results.stream().noneMatch(result -> result.outcome().fallsShort());
    }
}
