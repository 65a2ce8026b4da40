package org.pubgames.conformance;

import java.util.List;
import org.pubgames.core.Ruling;

/**
 * What came of running a vector.
 *
 * @param vector the vector
 * @param status whether the game did what the vector says
 * @param differences where it did not; for an error the one thing that kept the vector from being
 *     judged
 * @param rulings the rulings the game gave
 */
public record VectorResult(
        Vector vector, Status status, List<Difference> differences, List<Ruling> rulings) {

    /** Whether the game did what the vector says. */
    public enum Status {
        PASS,
        FAIL,
        /** The situation could not be brought about, so nothing was judged. */
        ERROR
    }

    /** What a difference is about. */
    public enum What {
        SITUATION,
        ACCEPTED,
        RULINGS,
        AIM,
        POINTS,
        STATE,
        PLACES,
        /** A refused event must leave everything as it was. */
        UNCHANGED
    }

    /**
     * Something that is not as the vector says.
     *
     * @param what what it is about
     * @param place a pointer into the state, or empty
     * @param expected what the vector says
     * @param got what the game did
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
        rulings = List.copyOf(rulings);
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
