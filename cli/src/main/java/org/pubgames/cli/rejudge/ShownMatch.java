package org.pubgames.cli.rejudge;

import java.util.Comparator;
import java.util.List;
import org.pubgames.core.LocalText;

/**
 * A match in short, for people.
 *
 * @param comparison what differs
 * @param number the number of the first event that is ruled on otherwise; 0 where none is
 * @param event that event in words
 * @param was what the rules said to it as it was
 * @param now what the other rules say
 */
public record ShownMatch(
        MatchComparison comparison, int number, LocalText event, List<Said> was, List<Said> now) {

    /** A sentence with its rule and its clause. */
    public record Said(String rule, String clause, LocalText sentence) {}

    /**
     * Those first that show a change best: another winner, then other points, then another course,
     * then rules alone; each known as it was played before what is only known by leaving out; then
     * the largest change of points, the shortest match, and the place. No two are equal, so it does
     * not matter which was judged first.
     */
    static final Comparator<MatchComparison> ORDER =
            Comparator.comparingInt(ShownMatch::rank)
                    .thenComparing(MatchComparison::distance, Comparator.reverseOrder())
                    .thenComparingInt(MatchComparison::events)
                    .thenComparing(MatchComparison::place);

    private static int rank(MatchComparison match) {
        int left = match.known() == MatchComparison.Known.LEFT_OUT ? 1 : 0;
        if (match.otherWinner()) {
            return left;
        }
        if (match.otherPoints()) {
            return 2 + left;
        }
        return match.course() == Course.SAME ? 5 : 4;
    }
}
