package org.pubgames.core.internal.compare;

/**
 * How much is tried before a comparison gives up. Counted in events, never in time, so that the
 * same question always has the same answer.
 *
 * @param steps events judged under both variants in each stage of the search, at least 1
 * @param mostSeats matches are tried with 1 to this many seats, 1 to 8
 * @param playouts random matches for each number of seats and each of the two variants, at least 0
 * @param mostEvents the longest match tried, at least 1
 */
public record Effort(int steps, int mostSeats, int playouts, int mostEvents) {

    /** Enough for every two variants that ship. */
    public static final Effort STANDARD = new Effort(6_000, 4, 6, 160);

    /**
     * Checks the figures.
     *
     * @throws IllegalArgumentException when one is out of its range
     */
    public Effort {
        if (steps < 1 || mostSeats < 1 || mostSeats > 8 || playouts < 0 || mostEvents < 1) {
            throw new IllegalArgumentException(
                    "effort of "
                            + steps
                            + " steps, "
                            + mostSeats
                            + " seats, "
                            + playouts
                            + " playouts, "
                            + mostEvents
                            + " events; at least 1, 1 to 8, at least 0, at least 1");
        }
    }
}
