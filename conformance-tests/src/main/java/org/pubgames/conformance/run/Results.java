package org.pubgames.conformance.run;

import java.util.Locale;
import java.util.Optional;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.VectorResult;
import org.pubgames.conformance.VectorResult.Difference;
import org.pubgames.conformance.VectorResult.Status;
import org.pubgames.conformance.delivery.VectorJson;
import org.pubgames.conformance.report.Outcome;
import org.pubgames.conformance.report.Result;
import org.pubgames.core.Games;
import org.pubgames.core.data.Names;

/** Lines of a report, made of what came of vectors. */
final class Results {

    /** Longer texts of an implementation are cut. */
    private static final int LONGEST = 20_000;

    private Results() {}

    /**
     * A line of a report.
     *
     * @param listed whether the list of known failures has the vector
     */
    static Result of(VectorResult result, boolean listed) {
        Vector vector = result.vector();
        Outcome outcome = outcome(result.status(), listed);
        boolean shown = outcome != Outcome.PASS && outcome != Outcome.NOT_APPLICABLE;
        return new Result(
                vector.id(),
                vector.game(),
                vector.variant().base(),
                vector.variant().set(),
                vector.rule(),
                level(vector),
                Names.written(vector.polarity()),
                vector.task().getClass().getSimpleName().toLowerCase(Locale.ROOT),
                vector.title(),
                vector.source(),
                vector.where().file(),
                vector.where().line(),
                outcome,
                result.differences().stream().map(Results::shortened).toList(),
                shortened(result.murmur()),
                shown ? Optional.of(VectorJson.of(vector)) : Optional.empty());
    }

    /** What is skipped was not put to the test: no list excuses that. */
    private static Outcome outcome(Status status, boolean listed) {
        return switch (status) {
            case PASS -> listed ? Outcome.UNEXPECTED_PASS : Outcome.PASS;
            case FAIL -> listed ? Outcome.EXPECTED_FAIL : Outcome.FAIL;
            case ERROR -> listed ? Outcome.EXPECTED_FAIL : Outcome.ERROR;
            case SKIPPED -> Outcome.SKIPPED;
            case NOT_APPLICABLE -> Outcome.NOT_APPLICABLE;
        };
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
        if (text.length() <= LONGEST) {
            return text;
        }
        int end = Character.isHighSurrogate(text.charAt(LONGEST - 1)) ? LONGEST - 1 : LONGEST;
        return text.substring(0, end) + "…";
    }
}
