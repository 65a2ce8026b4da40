package org.pubgames.conformance.junit;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.VectorFiles;
import org.pubgames.conformance.run.Selection;
import org.pubgames.conformance.testee.Claim;
import org.pubgames.conformance.testee.Testee;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;

/**
 * Every vector as a JUnit test: extend it, return your engine, and run your tests.
 *
 * <pre>{@code
 * class EngineConformance extends GameConformance {
 *     @Override
 *     protected Testee engine() {
 *         return new ProcessTestee(Launch.of(List.of("python3", "engine.py")));
 *     }
 * }
 * }</pre>
 *
 * <p>Tests are grouped by game and rule; a test's name begins with the vector's id, and its source
 * is the vector's file and line. What the engine does not claim is aborted, not passed; what it
 * skips fails. {@code -Dpubgames.only=schocken.rank.*} runs some of them, with blanks or commas
 * between several.
 *
 * <p>As with the command, nothing passes by not being asked: a selection that fits no vector, an
 * engine that claims no game of the kit, and one that none of the vectors applies to, fail.
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
     * The vectors; those shipped for the games that the engine claims. Games that the kit does not
     * know are left out.
     *
     * @param claim the games and features that the engine claims
     */
    protected List<Vector> vectors(Claim claim) {
        List<Vector> vectors = new ArrayList<>();
        shipped().stream()
                .filter(claim.games()::containsKey)
                .forEach(game -> vectors.addAll(sound(VectorFiles.shipped(game), lang())));
        return vectors;
    }

    /** The vectors of a folder or a file of your own, for {@link #vectors}. */
    protected static List<Vector> vectorsIn(Path folder) {
        return sound(VectorFiles.folder(folder), Lang.EN);
    }

    /**
     * The vectors that are known to fail, in the form of the file that the command takes: an id or
     * a pattern of ids, and after {@code #} why. They are aborted while they fail, and fail when
     * they pass.
     *
     * <p>{@code sjoelen.score.highest/02} excuses wrong answers, {@code sjoelen.score.highest/02
     * error} excuses that no answer comes which could be compared; neither excuses the other, and
     * nothing excuses what is skipped. An entry that excuses nothing fails in a test of its own,
     * and so does one that fits more than {@value org.pubgames.conformance.run.KnownFailures#MOST}
     * vectors.
     */
    protected List<String> knownFailures() {
        return List.of();
    }

    /** The language of what the tests say. */
    protected Lang lang() {
        return Lang.EN;
    }

    /** A test for each vector, by game and rule; the engine is asked by one thread. */
    @TestFactory
    @Execution(ExecutionMode.SAME_THREAD)
    Stream<DynamicNode> conformance() {
        Testee testee = engine();
        try {
            return run(testee).tests().onClose(testee::close);
        } catch (Throwable e) {
            // otherwise its process would be left running
            testee.close();
            throw e;
        }
    }

    private KitRun run(Testee testee) {
        KitWords words = new KitWords(lang());
        Claim claim = words.claim(testee);
        List<Vector> all = vectors(claim);
        if (all.isEmpty()) {
            throw words.failed(List.of(nothing(claim)));
        }
        List<Vector> chosen = sound(selection().of(all), lang());
        return new KitRun(testee, claim, KitList.of(knownFailures(), all), chosen, words);
    }

    private Problem nothing(Claim claim) {
        return shipped().stream().anyMatch(claim.games()::containsKey)
                ? Problem.of("no-vectors", Where.UNKNOWN)
                        .withValue(getClass().getSimpleName() + ".vectors()")
                : Problem.of("no-game-claimed", Where.UNKNOWN)
                        .withValue((claim.name() + " " + claim.version()).strip())
                        .withAllowed(String.join(", ", shipped()));
    }

    /** The games that have vectors here. */
    private static List<String> shipped() {
        return Games.installed().stream()
                .map(game -> game.key().id())
                .filter(
                        game ->
                                VectorFiles.class.getResource(
                                                VectorFiles.FOLDER + game + "/index.yaml")
                                        != null)
                .toList();
    }

    private static Selection selection() {
        String only = System.getProperty(ONLY, "").strip();
        return only.isEmpty()
                ? Selection.ALL
                : new Selection(List.of(), List.of(), List.of(only.split("[,\\s]+", -1)));
    }

    private static <T> T sound(Reading<T> reading, Lang lang) {
        return reading.fold(
                value -> value,
                problems -> {
                    throw new KitWords(lang).failed(problems);
                });
    }
}
