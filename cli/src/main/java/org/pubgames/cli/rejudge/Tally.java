package org.pubgames.cli.rejudge;

/**
 * How many matches there are of which kind.
 *
 * @param matches all that were judged twice
 * @param events their events as they were
 * @param over those that were over as they were
 * @param differing those with another course, another winner or other points
 * @param otherRules the others in which rules fired otherwise
 * @param otherWinner those with another winner, as they were played
 * @param otherPoints those in which somebody has other points, as they were played
 * @param earlier those that are over before they were
 * @param longer those that are not over although every event stands
 * @param refused those of which an event is refused
 * @param unplayable those that cannot begin
 * @param leftOut those of which the result is known by leaving the refused events out
 * @param leftOutWinner those of them with another winner
 * @param leftOutPoints those of them in which somebody has other points
 * @param unknown those of which nobody knows the result under the other rules
 */
public record Tally(
        long matches,
        long events,
        long over,
        long differing,
        long otherRules,
        long otherWinner,
        long otherPoints,
        long earlier,
        long longer,
        long refused,
        long unplayable,
        long leftOut,
        long leftOutWinner,
        long leftOutPoints,
        long unknown) {

    /** No match. */
    public static final Tally NONE = new Tally(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

    /** {@return one match} */
    static Tally of(MatchComparison match) {
        boolean played = match.known() == MatchComparison.Known.AS_PLAYED;
        boolean left = match.known() == MatchComparison.Known.LEFT_OUT;
        return new Tally(
                1,
                match.events(),
                one(match.over()),
                one(match.differs()),
                one(!match.differs() && match.otherRules()),
                one(played && match.otherWinner()),
                one(played && match.otherPoints()),
                one(match.course() == Course.EARLIER),
                one(match.course() == Course.LONGER),
                one(match.course() == Course.REFUSED),
                one(match.course() == Course.UNPLAYABLE),
                one(left),
                one(left && match.otherWinner()),
                one(left && match.otherPoints()),
                one(!played && !left));
    }

    private static long one(boolean is) {
        return is ? 1 : 0;
    }

    /** {@return both together} */
    Tally plus(Tally more) {
        return new Tally(
                matches + more.matches,
                events + more.events,
                over + more.over,
                differing + more.differing,
                otherRules + more.otherRules,
                otherWinner + more.otherWinner,
                otherPoints + more.otherPoints,
                earlier + more.earlier,
                longer + more.longer,
                refused + more.refused,
                unplayable + more.unplayable,
                leftOut + more.leftOut,
                leftOutWinner + more.leftOutWinner,
                leftOutPoints + more.leftOutPoints,
                unknown + more.unknown);
    }

    /** {@return the matches with another course than they had} */
    public long otherCourse() {
        return earlier + longer + refused + unplayable;
    }
}
