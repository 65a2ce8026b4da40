package org.pubgames.conformance;

import java.util.ArrayList;
import java.util.List;

/**
 * The result of running one vector against an implementation.
 *
 * @param vector the vector
 * @param status whether the implementation did what the vector says
 * @param differences where it did not; for an error the reason why the vector could not be
 *     compared; for the others why nothing was asked
 * @param murmur what the implementation wrote to standard error, empty when nothing
 */
public record VectorResult(
        Vector vector, Status status, List<Difference> differences, String murmur) {

    /** Whether the implementation did what the vector says. */
    public enum Status {
        PASS,
        FAIL,
        /** The situation could not be reached, or no answer came: nothing was compared. */
        ERROR,
        /** The implementation says that it does not answer this. */
        SKIPPED,
        /** It does not claim what the vector needs. */
        NOT_APPLICABLE
    }

    /** What a difference is about. */
    public enum What {
        SITUATION,
        ACCEPTED,
        RULINGS,
        /** The rule aimed at. */
        AIM,
        /** What the ruling of the rule aimed at rests on. */
        CLAUSE,
        /** The facts that made a rule fire. */
        FACTS,
        POINTS,
        STATE,
        PLACES,
        TOTALS,
        /** Whose turn it is. */
        TURN,
        /** The position in which the match stands. */
        POSITION,
        PROBLEMS,
        /** What a viewer sees. */
        VIEW,
        ANSWER,
        COUNT,
        /** It reports that it could not answer. */
        BREAKDOWN,
        /** It does not play what it claims to play. */
        UNSUPPORTED,
        /** A refused event must leave everything as it was. */
        UNCHANGED
    }

    /**
     * One difference between the vector and the answer.
     *
     * @param what what it is about
     * @param place a pointer into the state, the step or the question; or empty
     * @param expected what the vector says
     * @param got what the implementation did
     */
    public record Difference(What what, String place, String expected, String got) {

        /** {@code STATE /players/0/card/0/points: expected 116, got 16}. */
        @Override
        public String toString() {
            return what
                    + (place.isEmpty() ? "" : " " + place)
                    + ": expected "
                    + expected
                    + ", got "
                    + got;
        }
    }

    public VectorResult {
        differences = List.copyOf(differences);
    }

    /** A result of an implementation that wrote nothing to standard error. */
    public VectorResult(Vector vector, Status status, List<Difference> differences) {
        this(vector, status, differences, "");
    }

    /** The same result with one more difference. */
    public VectorResult with(Difference more) {
        List<Difference> all = new ArrayList<>(differences);
        all.add(more);
        return new VectorResult(vector, status, all, murmur);
    }

    /** Whether the game differs in more than in the names of the rules that fired. */
    public boolean behaviourDiffers() {
        return differences.stream()
                .anyMatch(found -> found.what() != What.RULINGS && found.what() != What.AIM);
    }

    /** The vector, its place, and every difference on a line of its own. */
    public String why() {
        StringBuilder out = new StringBuilder();
        out.append(status).append(' ').append(vector.id()).append("  ").append(vector.title());
        out.append(System.lineSeparator()).append("  ").append(vector.where());
        for (Difference difference : differences) {
            out.append(System.lineSeparator()).append("  ").append(difference);
        }
        return out.toString();
    }
}
