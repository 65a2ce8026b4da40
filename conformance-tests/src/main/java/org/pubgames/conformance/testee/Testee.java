package org.pubgames.conformance.testee;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.pubgames.conformance.Vector;
import org.pubgames.core.Variant;

/**
 * An implementation under test. It is asked one thing at a time, by one thread; expected answers
 * and the ids of vectors are never given to it.
 *
 * <p>Every question may end in a {@link TesteeException}: the implementation skipped it, could not
 * answer, or was lost. After it was lost the next question begins with a fresh implementation.
 *
 * <p>What is not claimed is never asked, so that an implementation answers what it claims alone;
 * the rest is skipped, which counts as failed where it was claimed after all.
 */
public interface Testee extends AutoCloseable {

    /** Its claim; asked once, before anything else. */
    Claim claim();

    /**
     * Plays by a variant from now on.
     *
     * @return why it cannot; empty when it does
     */
    Optional<String> variant(Variant variant);

    /** Plays to a situation and judges the steps, by the last variant. */
    default Course play(Vector.Play play) {
        throw skipped(Feature.PLAY);
    }

    /**
     * Answers questions, by the last variant.
     *
     * @param questions each as one line of JSON
     * @return as many answers, each with its columns as text
     */
    default List<Map<String, String>> ask(List<String> questions) {
        throw skipped(Feature.SCORE);
    }

    /** Reads a variant file of a game and names what is wrong with it. */
    default List<Vector.Complaint> check(String game, Vector.Document document) {
        throw skipped(Feature.DOCUMENTS);
    }

    private static TesteeException skipped(Feature feature) {
        return new TesteeException(
                TesteeException.Why.SKIPPED, feature.name().toLowerCase(Locale.ROOT));
    }

    /** The command that starts it, for error messages; empty for one in this process. */
    default List<String> command() {
        return List.of();
    }

    /** What it wrote to standard error since the last question; shown with failures. */
    default String murmur() {
        return "";
    }

    @Override
    void close();
}
