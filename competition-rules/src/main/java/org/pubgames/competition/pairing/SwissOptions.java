package org.pubgames.competition.pairing;

/**
 * What a Swiss pairing heeds besides rematches, byes and scores.
 *
 * @param sides how much sides matter
 * @param floats whether floats repeated within two rounds are avoided (research FD)
 * @param initialSide the side of the best entrant in the first round, as drawn; those after it
 *     alternate (research FD *[o]*, situation 4)
 */
public record SwissOptions(Sides sides, boolean floats, Side initialSide) {

    /** Sides and floats as in chess. */
    public static final SwissOptions CHESS = new SwissOptions(Sides.BOUND, true, Side.FIRST);

    /** Only rematches, byes and scores; the better placed is named first. */
    public static final SwissOptions SCORES_ALONE =
            new SwissOptions(Sides.IGNORED, false, Side.FIRST);

    /** How much sides matter (research FB 6-8). */
    public enum Sides {
        /** Not at all: the better placed of two is named first. */
        IGNORED,
        /**
         * Wishes are met where scores allow it; no difference is too large. In chess: last round.
         */
        WISHED,
        /**
         * Besides, nobody gets one side three times running, or three times more often than the
         * other.
         */
        BOUND
    }
}
