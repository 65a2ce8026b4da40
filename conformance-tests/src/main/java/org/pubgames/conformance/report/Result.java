package org.pubgames.conformance.report;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.conformance.VectorResult.Difference;

/**
 * One line of a report.
 *
 * @param id the vector's id
 * @param game the game's id
 * @param variant the shipped variant that is played, empty when none is
 * @param set settings that the vector changes, each value as JSON
 * @param rule the rule aimed at
 * @param level the rule's level in the rulebook: {@code required}, {@code optional}, {@code house}
 *     or {@code interpretation}; empty when the rulebook does not have it
 * @param profile the level of its variant's profile that the vector belongs to; empty for none
 * @param polarity {@code positive} or {@code negative}
 * @param task {@code play}, {@code question}, {@code census} or {@code document}
 * @param title the situation in one sentence
 * @param source the clause or situation behind it, empty when it has none
 * @param file where the vector stands
 * @param line its line
 * @param outcome what came of it
 * @param differences where the implementation did something else, or why nothing was compared
 * @param murmur what it wrote beside its answers
 * @param vector the vector as canonical JSON, for whatever was asked and did not simply pass
 * @param millis how long it took, in milliseconds from 0; 0 when that is not known
 */
public record Result(
        String id,
        String game,
        String variant,
        Map<String, String> set,
        String rule,
        String level,
        String profile,
        String polarity,
        String task,
        String title,
        String source,
        String file,
        int line,
        Outcome outcome,
        List<Difference> differences,
        String murmur,
        Optional<String> vector,
        long millis) {

    public Result {
        differences = List.copyOf(differences);
    }

    /** A vector that is in no profile, of which it is not known how long it took. */
    public Result(
            String id,
            String game,
            String variant,
            Map<String, String> set,
            String rule,
            String level,
            String polarity,
            String task,
            String title,
            String source,
            String file,
            int line,
            Outcome outcome,
            List<Difference> differences,
            String murmur,
            Optional<String> vector) {
        this(
                id,
                game,
                variant,
                set,
                rule,
                level,
                "",
                polarity,
                task,
                title,
                source,
                file,
                line,
                outcome,
                differences,
                murmur,
                vector,
                0);
    }

    /** The same line with the time it took. */
    public Result taking(long duration) {
        return new Result(
                id,
                game,
                variant,
                set,
                rule,
                level,
                profile,
                polarity,
                task,
                title,
                source,
                file,
                line,
                outcome,
                differences,
                murmur,
                vector,
                duration);
    }
}
