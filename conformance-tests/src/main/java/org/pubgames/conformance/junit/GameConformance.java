package org.pubgames.conformance.junit;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.TestAbortedException;
import org.pubgames.conformance.Examiner;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.VectorFiles;
import org.pubgames.conformance.VectorResult;
import org.pubgames.conformance.run.IdPattern;
import org.pubgames.conformance.testee.Claim;
import org.pubgames.conformance.testee.Testee;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;

/**
 * Every vector as a JUnit test: extend it, say what your engine is, and run your tests.
 *
 * <pre>{@code
 * class MyEngineConformance extends GameConformance {
 *     protected Testee engine() {
 *         return new OwnGames(List.of(new MySjoelen()));
 *     }
 * }
 * }</pre>
 *
 * <p>Tests are grouped by game and rule; a test's name begins with the vector's id, and its source
 * is the vector's file and line. What the engine does not claim is aborted, not passed. {@code
 * -Dpubgames.only=schocken.rank.*} runs some of them, with blanks or commas between several.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class GameConformance {

    /** The system property that selects vectors by id. */
    public static final String ONLY = "pubgames.only";

    /** For subclasses. */
    protected GameConformance() {}

    /** The implementation under test; closed when the tests are done. */
    protected abstract Testee engine();

    /**
     * The vectors; those shipped for the games that the engine claims.
     *
     * @param claim what the engine said of itself
     */
    protected List<Vector> vectors(Claim claim) {
        List<Vector> vectors = new ArrayList<>();
        claim.games().keySet().forEach(game -> vectors.addAll(sound(VectorFiles.shipped(game))));
        return vectors;
    }

    /** The vectors of a folder or a file of your own, for {@link #vectors}. */
    protected static List<Vector> vectorsIn(Path folder) {
        return sound(VectorFiles.folder(folder));
    }

    /**
     * Ids of vectors that are known to fail, {@code *} for any part of them: they are aborted while
     * they fail, and fail when they pass.
     */
    protected List<String> knownFailures() {
        return List.of();
    }

    /** A test for each vector, by game and rule. */
    @TestFactory
    Stream<DynamicNode> conformance() {
        Testee testee = engine();
        Claim claim = testee.claim();
        Examiner examiner = new Examiner(testee, claim);
        Map<String, Map<String, List<DynamicNode>>> games = new LinkedHashMap<>();
        for (Vector vector : vectors(claim)) {
            if (selected(vector.id())) {
                games.computeIfAbsent(vector.game(), game -> new LinkedHashMap<>())
                        .computeIfAbsent(vector.rule(), rule -> new ArrayList<>())
                        .add(test(examiner, vector));
            }
        }
        return games.entrySet().stream()
                .<DynamicNode>map(
                        game ->
                                DynamicContainer.dynamicContainer(
                                        game.getKey(),
                                        game.getValue().entrySet().stream()
                                                .map(
                                                        rule ->
                                                                DynamicContainer.dynamicContainer(
                                                                        rule.getKey(),
                                                                        rule.getValue()))))
                .onClose(testee::close);
    }

    private static boolean selected(String id) {
        String only = System.getProperty(ONLY, "");
        return only.isBlank() || IdPattern.any(List.of(only.strip().split("[,\\s]+", -1)), id);
    }

    private DynamicTest test(Examiner examiner, Vector vector) {
        return DynamicTest.dynamicTest(
                vector.id() + "  " + vector.title(),
                source(vector).orElse(null),
                () -> told(examiner.examine(vector)));
    }

    private void told(VectorResult result) {
        boolean known = IdPattern.any(knownFailures(), result.vector().id());
        switch (result.status()) {
            case NOT_APPLICABLE -> throw new TestAbortedException(result.why());
            case PASS -> {
                if (known) {
                    throw new AssertionFailedError(
                            result.vector().id() + " passes, but is listed as a known failure");
                }
            }
            default -> {
                if (known) {
                    throw new TestAbortedException("known failure: " + result.why());
                }
                VectorResult.Difference first = result.differences().get(0);
                throw new AssertionFailedError(result.why(), first.expected(), first.got());
            }
        }
    }

    /** Where a vector stands, so that an editor can go there. */
    private static Optional<URI> source(Vector vector) {
        String file = vector.where().file();
        String line = "?line=" + Math.max(1, vector.where().line());
        try {
            return Optional.of(
                    file.startsWith("/org/pubgames/")
                            ? URI.create("classpath:" + file + line)
                            : URI.create(Path.of(file).toUri() + line));
        } catch (IllegalArgumentException e) {
            // a name that is no place on this machine: the test runs all the same
            return Optional.empty();
        }
    }

    private static <T> T sound(Reading<T> reading) {
        return reading.fold(
                value -> value,
                problems -> {
                    throw new AssertionFailedError(
                            String.join(
                                    System.lineSeparator(),
                                    problems.stream().map(GameConformance::line).toList()));
                });
    }

    private static String line(Problem problem) {
        return problem.line(Lang.EN);
    }
}
