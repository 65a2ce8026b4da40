package org.pubgames.shuffleboard;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.spi.ContradictoryFields;
import org.pubgames.core.spi.Given;

/**
 * Where a disc came to rest: measured, or called by a word of the game.
 *
 * @param x inches from the middle line to the centre; may be left out where boards are judged by
 *     length alone
 * @param y inches along the board to the centre, from the game's origin; at most six decimals
 * @param at a referee's word instead: an area, a line, {@code off} …
 * @param depth with a word: the disc's rank among all discs lying, 1 for the one nearest to the far
 *     end; discs exactly level share it. Needed only where opposing discs share a place and
 *     nearness decides.
 * @param on the disc it lies on
 */
public record Place(
        Optional<BigDecimal> x,
        Optional<BigDecimal> y,
        Optional<String> at,
        Optional<Integer> depth,
        Optional<String> on) {
    public Place {
        Given.all("x, y, at, depth, on", x, y, at, depth, on);
    }

    /** The word for off the board, in every game. */
    public static final String OFF = "off";

    /** Looks whether a disc that is said to be off the board is said to lie there all the same. */
    static ContradictoryFields.Check check(
            Optional<String> at, Optional<Integer> depth, Optional<String> on) {
        return new ContradictoryFields.Check()
                .never("depth", depth, "at", at, List.of(OFF))
                .never("on", on, "at", at, List.of(OFF));
    }

    /** A place measured in inches, which are written as decimals. */
    public static Place measured(String x, String y) {
        return measured(new BigDecimal(x), new BigDecimal(y));
    }

    /** A place measured in inches. */
    public static Place measured(BigDecimal x, BigDecimal y) {
        return new Place(
                Optional.of(x),
                Optional.of(y),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    /** A place measured along the board alone, for boards that are judged by length. */
    public static Place measured(BigDecimal y) {
        return new Place(
                Optional.empty(),
                Optional.of(y),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    /** A place called by its word. */
    public static Place called(String at) {
        return new Place(
                Optional.empty(),
                Optional.empty(),
                Optional.of(at),
                Optional.empty(),
                Optional.empty());
    }

    /** A place called by its word, with the rank of its nearness. */
    public static Place called(String at, int depth) {
        return called(at).depth(depth);
    }

    /** The same place, on another disc. */
    public Place on(String disc) {
        return new Place(x, y, at, depth, Optional.of(disc));
    }

    /** The same place, on the board itself. */
    public Place offStack() {
        return new Place(x, y, at, depth, Optional.empty());
    }

    /** The centre; empty when it was called. */
    public Optional<Point> centre() {
        return y.isEmpty()
                ? Optional.empty()
                : Optional.of(Point.of(x.orElse(BigDecimal.ZERO), y.get()));
    }

    /** Whether it was measured, at least in one direction. */
    public boolean measured() {
        return x.isPresent() || y.isPresent();
    }

    /** Whether its measures have no more decimals than can be decided exactly. */
    public boolean exact() {
        return (x.isEmpty() || Point.exact(x.get())) && (y.isEmpty() || Point.exact(y.get()));
    }

    /** Whether its measures are within what can be measured. */
    public boolean near() {
        return (x.isEmpty() || Point.near(x.get())) && (y.isEmpty() || Point.near(y.get()));
    }

    /** The place as it was reported: the measure, otherwise the word. */
    public String shown() {
        return measured()
                ? "("
                        + x.map(Place::written).orElse("–")
                        + ", "
                        + y.map(Place::written).orElse("–")
                        + ")"
                : at.orElse("");
    }

    /** A number with an enormous exponent is not written out. */
    public static String written(BigDecimal number) {
        return Math.abs((long) number.scale()) > 100 ? number.toString() : number.toPlainString();
    }

    /** The same place with the rank of its nearness. */
    public Place depth(int depth) {
        return new Place(x, y, at, Optional.of(depth), on);
    }
}
