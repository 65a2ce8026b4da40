package org.pubgames.cli.rejudge;

/**
 * What a player has won in the matches of a group of which the result is known under both rules.
 *
 * @param matches how many
 * @param won how many of them as they were; a shared first place counts
 * @param wonNow how many under the other rules
 * @param points the points as they were
 * @param pointsNow the points under the other rules
 */
public record Standing(long matches, long won, long wonNow, long points, long pointsNow) {

    /** {@return both together} */
    Standing plus(Standing more) {
        return new Standing(
                matches + more.matches,
                won + more.won,
                wonNow + more.wonNow,
                points + more.points,
                pointsNow + more.pointsNow);
    }
}
