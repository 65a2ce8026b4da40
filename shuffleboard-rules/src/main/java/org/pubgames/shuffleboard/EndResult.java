package org.pubgames.shuffleboard;

/**
 * A counted end.
 *
 * @param game 1 for the first game of the match
 * @param number the end's number in its game
 * @param leader the side that played first in it
 * @param a what side A scored, fouls and the organizer's points included
 * @param b what side B scored
 * @param totalA the total of side A after it
 * @param totalB the total of side B after it
 * @param foulsA what of that side A lost, or was credited, by fouls and by the organizer
 * @param foulsB the same for side B
 * @param before how matters stood before it, for putting it right
 */
public record EndResult(
        int game,
        int number,
        Side leader,
        int a,
        int b,
        int totalA,
        int totalB,
        int foulsA,
        int foulsB,
        Standing before) {

    /**
     * How a match stands between two ends.
     *
     * @param totalA the total of side A
     * @param totalB the total of side B
     * @param gamesA games won by side A
     * @param gamesB games won by side B
     * @param extra ends still to be played because the sides were level
     * @param extended whether the game went into such ends
     */
    public record Standing(
            int totalA, int totalB, int gamesA, int gamesB, int extra, boolean extended) {

        private Standing plus(int moreA, int moreB) {
            return new Standing(totalA + moreA, totalB + moreB, gamesA, gamesB, extra, extended);
        }
    }

    /** Above 0 when the discs of side A scored more, below when those of side B did. */
    public int lead() {
        return Integer.compare(a - foulsA, b - foulsB);
    }

    /** The same result with the totals after it. */
    public EndResult withTotals(int newTotalA, int newTotalB) {
        return new EndResult(
                game, number, leader, a, b, newTotalA, newTotalB, foulsA, foulsB, before);
    }

    /**
     * The same result where an end of its game, this one or an earlier one, is put right.
     *
     * @param end the number of that end
     */
    EndResult corrected(int end, EndScore score, int moreA, int moreB) {
        boolean own = number == end;
        return new EndResult(
                game,
                number,
                leader,
                own ? score.a() : a,
                own ? score.b() : b,
                totalA + moreA,
                totalB + moreB,
                foulsA,
                foulsB,
                own ? before : before.plus(moreA, moreB));
    }

    /** What a side scored. */
    public int scored(Side side) {
        return side == Side.A ? a : b;
    }
}
