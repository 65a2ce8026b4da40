package org.pubgames.shuffleboard;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A playing surface with its lines: says exactly where a disc lies. Everything is decided with
 * whole numbers. Immutable and safe to share.
 */
public interface Board {

    /**
     * The measures of a surface, in inches.
     *
     * @param length of the playing surface
     * @param width of the playing surface
     */
    record Measures(BigDecimal length, BigDecimal width) {}

    /**
     * Where a disc with this centre lies.
     *
     * @param wider how much farther from a line a disc must be to be clear of it, in fixed point; 0
     *     for the rule, a tolerance to see whether a call is close
     */
    Spot at(Point centre, long wider);

    /** Where a disc with this centre lies. */
    default Spot at(Point centre) {
        return at(centre, 0);
    }

    /** Whether some part of a disc with this centre is above the surface. */
    boolean covers(Point centre);

    /** The painted lines that decide anything, for drawing them. */
    List<Line> lines();

    /** The areas that have a value of their own, for drawing them. */
    List<Area> areas();

    /** The measures of the surface; empty where it has no edges that matter: court and deck. */
    default Optional<Measures> measures() {
        return Optional.empty();
    }

    /** The words for places, from the target outwards. */
    List<String> words();

    /** The place that a referee's word means. */
    Optional<Spot> called(String word);

    /** Whether a place needs its distance from the middle line. */
    boolean needsAcross();

    /** A measured place drawn at random, where shots may come to rest. */
    Place somewhere(RandomGenerator random);

    /** The places that a centre may have, in words for a message. */
    String bounds();
}
