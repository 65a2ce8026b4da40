package org.pubgames.conformance.run;

import java.util.Locale;
import java.util.Optional;
import org.pubgames.conformance.ForeignText;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.VectorFiles;
import org.pubgames.conformance.VectorResult;
import org.pubgames.conformance.VectorResult.Difference;
import org.pubgames.conformance.VectorResult.Status;
import org.pubgames.conformance.VectorResult.What;
import org.pubgames.conformance.delivery.VectorJson;
import org.pubgames.conformance.profile.Level;
import org.pubgames.conformance.profile.Profiles;
import org.pubgames.conformance.report.Outcome;
import org.pubgames.conformance.report.Result;
import org.pubgames.core.Games;
import org.pubgames.core.spi.Names;

/** Makes the lines of a report from the results of vectors. */
public final class Results {

    /** The longest text of an implementation, in characters; longer ones are cut. */
    private static final int LONGEST = 20_000;

    private Results() {}

    /**
     * A line of a report.
     *
     * @param known the failures that are expected
     */
    public static Result of(VectorResult result, KnownFailures known) {
        Vector vector = result.vector();
        Outcome outcome = outcome(result.status(), vector.id(), known);
        boolean shown = outcome != Outcome.PASS && outcome != Outcome.NOT_APPLICABLE;
        return new Result(
                vector.id(),
                vector.game(),
                vector.variant().base(),
                vector.variant().set(),
                vector.rule(),
                level(vector),
                profile(vector),
                Names.written(vector.polarity()),
                vector.task().getClass().getSimpleName().toLowerCase(Locale.ROOT),
                vector.title(),
                vector.source(),
                vector.where().file(),
                vector.where().line(),
                outcome,
                result.differences().stream().map(Results::shortened).toList(),
                shortened(result.murmur()),
                shown ? Optional.of(VectorJson.of(vector)) : Optional.empty(),
                0);
    }

    /** A skipped vector was not tested: no list excuses that. */
    private static Outcome outcome(Status status, String id, KnownFailures known) {
        return switch (status) {
            case PASS -> known.lists(id) ? Outcome.UNEXPECTED_PASS : Outcome.PASS;
            case FAIL -> known.excuses(id, status) ? Outcome.EXPECTED_FAIL : Outcome.FAIL;
            case ERROR -> known.excuses(id, status) ? Outcome.EXPECTED_FAIL : Outcome.ERROR;
            case SKIPPED -> Outcome.SKIPPED;
            case NOT_APPLICABLE -> Outcome.NOT_APPLICABLE;
        };
    }

    /** In which way a vector failed, excused or not: {@code FAIL}, {@code ERROR} or not at all. */
    static Optional<Status> failing(Result result) {
        return switch (result.outcome()) {
            case FAIL -> Optional.of(Status.FAIL);
            case ERROR -> Optional.of(Status.ERROR);
            case EXPECTED_FAIL -> {
                // when an answer could not be compared, the one difference is about the situation
                boolean error =
                        result.differences().stream()
                                .anyMatch(found -> found.what() == What.SITUATION);
                yield Optional.of(error ? Status.ERROR : Status.FAIL);
            }
            default -> Optional.empty();
        };
    }

    /** Whether a result shows that an entry is needed, or that it is wrong. */
    static boolean tellsOf(Result result, KnownFailures.Entry entry) {
        if (!entry.pattern().fits(result.id())) {
            return false;
        }
        return result.outcome() == Outcome.EXPECTED_FAIL
                ? failing(result).equals(Optional.of(entry.kind()))
                : result.outcome() != Outcome.NOT_APPLICABLE;
    }

    /** Vectors of others do not count for the profiles of this kit. */
    private static String profile(Vector vector) {
        return vector.where().file().startsWith(VectorFiles.FOLDER)
                ? Profiles.level(vector).map(Level::id).orElse("")
                : "";
    }

    private static String level(Vector vector) {
        return Games.find(vector.game())
                .flatMap(game -> game.rulebook().rule(vector.rule()))
                .map(rule -> Names.written(rule.level()))
                .orElse("");
    }

    private static Difference shortened(Difference difference) {
        return new Difference(
                difference.what(),
                shortened(difference.place()),
                shortened(difference.expected()),
                shortened(difference.got()));
    }

    private static String shortened(String text) {
        return ForeignText.cut(text, LONGEST);
    }
}
