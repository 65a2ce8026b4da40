package org.pubgames.conformance.report;

import java.util.Optional;
import java.util.stream.IntStream;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.VectorFiles;
import org.pubgames.conformance.VectorResult.Difference;
import org.pubgames.conformance.VectorResult.What;
import org.pubgames.core.internal.data.JsonWriter;

/**
 * The vector of a result as the report keeps it, and the place in it that went wrong.
 *
 * @param vector the vector
 * @param result what came of it
 */
record ReportedVector(Vector vector, Result result) {

    /** The vector of a result; none where it simply passed, and where it cannot be read. */
    static Optional<ReportedVector> of(Result result) {
        if (result.vector().isEmpty()) {
            return Optional.empty();
        }
        String suite =
                "{\"suite\":{\"game\":"
                        + JsonWriter.write(result.game())
                        + ",\"format\":1},\"vectors\":["
                        + result.vector().get()
                        + "]}";
        return VectorFiles.read(suite, "report.json")
                .fold(vectors -> vectors.stream().findFirst(), problems -> Optional.<Vector>empty())
                .map(vector -> new ReportedVector(vector, result));
    }

    /** The number of the first step with a difference, from 0; the last one when none is named. */
    int judged() {
        int steps = vector.play().map(play -> play.steps().size()).orElse(1);
        return IntStream.range(0, steps).filter(this::differs).findFirst().orElse(steps - 1);
    }

    private boolean differs(int step) {
        String named = "step " + (step + 1) + " ";
        return result.differences().stream()
                .map(Difference::place)
                .anyMatch(place -> (place + " ").startsWith(named));
    }

    /** The first question with another answer; of a few, otherwise the first of them. */
    Optional<String> question() {
        Optional<String> wrong =
                result.differences().stream()
                        .filter(difference -> difference.what() == What.ANSWER)
                        .map(Difference::place)
                        .findFirst();
        return vector.task() instanceof Vector.Question few
                ? wrong.filter(few.asks()::contains).or(() -> few.asks().stream().findFirst())
                : wrong;
    }
}
