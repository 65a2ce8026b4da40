package org.pubgames.competition.pairing;

/**
 * A match of a knock-out.
 *
 * @param number from 0, its place in {@link Bracket#matches}
 * @param part where it belongs
 * @param round from 1, within its part
 * @param first who plays on the first side
 * @param second who plays on the second side
 */
public record BracketMatch(int number, Part part, int round, Source first, Source second) {

    /** The parts of a knock-out. */
    public enum Part {
        /** All but the bronze match, where one defeat is enough. */
        MAIN,
        /** The losers of the semi-finals, for the third place. */
        BRONZE,
        /** Who has not lost. */
        UPPER,
        /** Who has lost once. */
        LOWER,
        /** The winner of the upper part against the winner of the lower part. */
        GRAND_FINAL,
        /** The same two again; only if the winner of the upper part lost the grand final. */
        DECIDER
    }

    /** Where a side of a match comes from. */
    public sealed interface Source {
        /** An entrant, from 0, who enters here: in the first round, or after a bye. */
        record Entrant(int entrant) implements Source {}

        /** The winner of an earlier match. */
        record WinnerOf(int match) implements Source {}

        /** The loser of an earlier match. */
        record LoserOf(int match) implements Source {}
    }
}
