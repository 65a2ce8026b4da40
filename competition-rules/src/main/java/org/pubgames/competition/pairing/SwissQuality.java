package org.pubgames.competition.pairing;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.pubgames.competition.pairing.SideWish.Strength;
import org.pubgames.competition.pairing.SwissOptions.Sides;

/**
 * What is wrong with pairing two entrants, or with giving one a bye, as a row of figures: their sum
 * over a round is least for the best round.
 *
 * <p>The levels are counted strictly in order; several share a figure, as digits of one number
 * whose places are so wide that no sum carries over:
 *
 * <ol>
 *   <li>the bye: the lowest score, among equals the fewest unplayed rounds
 *   <li>for each difference of scores, the largest first, how many pairs have it
 *   <li>how many pairs wish for the same side absolutely, at all, at least strongly
 *   <li>repeated floats: down since the last round, up, down since the round before, up
 *   <li>the bye to the worst placed, and then for each entrant from the best placed on how far its
 *       opponent stands from the one it should have, see {@link SwissOrder}. No two rounds are
 *       equal in this, so there is one best round
 * </ol>
 */
final class SwissQuality {

    private static final int SIDE_LEVELS = 3;
    private static final int FLOAT_LEVELS = 4;

    private final List<SwissEntrant> ranked;
    private final SwissOptions options;
    private final SwissOrder order;
    private final List<SideWish> wishes;
    private final List<Integer> differences;
    private final List<Long> byeClasses;

    /** In which figure each level is counted, and what one unit of it is there. */
    private final int[] figure;

    private final long[] unit;

    SwissQuality(List<SwissEntrant> ranked, SwissOptions options) {
        this.ranked = ranked;
        this.options = options;
        order = new SwissOrder(ranked);
        wishes = ranked.stream().map(entrant -> SideWish.after(entrant.sides())).toList();
        differences = differences();
        byeClasses = ranked.stream().map(SwissQuality::byeClass).distinct().sorted().toList();
        int[] widths = widths();
        figure = new int[widths.length];
        unit = new long[widths.length];
        placeLevels(widths);
    }

    private List<Integer> differences() {
        List<Integer> scores = ranked.stream().map(SwissEntrant::score).distinct().toList();
        return scores.stream()
                .flatMap(high -> scores.stream().map(low -> high - low))
                .filter(difference -> difference > 0)
                .distinct()
                .sorted(Comparator.reverseOrder())
                .toList();
    }

    private static long byeClass(SwissEntrant entrant) {
        return ((long) entrant.score() << Integer.SIZE) + entrant.unplayedRounds();
    }

    /** How many different sums each level can have. */
    private int[] widths() {
        int size = ranked.size();
        int[] widths = new int[rankFrom() + 1 + size];
        Arrays.fill(widths, 0, rankFrom(), size / 2 + 2);
        Arrays.fill(widths, rankFrom(), widths.length, size + 1);
        widths[0] = byeClasses.size();
        return widths;
    }

    private void placeLevels(int[] widths) {
        int last = 0;
        long place = 1;
        for (int level = widths.length - 1; level >= 0; level--) {
            if (place > MatchingGraph.LARGEST / widths[level]) {
                last++;
                place = 1;
            }
            figure[level] = last;
            unit[level] = place;
            place *= widths[level];
        }
        for (int level = 0; level < figure.length; level++) {
            figure[level] = last - figure[level];
        }
    }

    /** How many figures a cost has. */
    int figures() {
        return figure[figure.length - 1] + 1;
    }

    /** Whether the two, by their places in the ranking, may meet. */
    boolean mayMeet(int better, int worse) {
        SwissEntrant one = ranked.get(better);
        SwissEntrant other = ranked.get(worse);
        if (one.met().contains(other.number()) || other.met().contains(one.number())) {
            return false;
        }
        return options.sides() != Sides.BOUND
                || SidesOfPair.legal(one, Side.FIRST, other)
                || SidesOfPair.legal(one, Side.SECOND, other);
    }

    /** What a bye costs. */
    long[] bye(int place) {
        SwissEntrant entrant = ranked.get(place);
        long[] cost = new long[figures()];
        count(cost, 0, byeClasses.indexOf(byeClass(entrant)));
        countFloats(cost, entrant, ScoreFloat.DOWN, floatsFrom());
        count(cost, rankFrom(), ranked.size() - 1 - place);
        return cost;
    }

    /** What a pair costs; the better placed of the two comes first. */
    long[] pair(int better, int worse) {
        SwissEntrant one = ranked.get(better);
        SwissEntrant other = ranked.get(worse);
        long[] cost = new long[figures()];
        int difference = one.score() - other.score();
        if (difference > 0) {
            count(cost, 1 + differences.indexOf(difference), 1);
            countFloats(cost, one, ScoreFloat.DOWN, floatsFrom());
            countFloats(cost, other, ScoreFloat.UP, floatsFrom() + 1);
        }
        if (options.sides() != Sides.IGNORED) {
            countSides(cost, wishes.get(better), wishes.get(worse));
        }
        count(cost, rankFrom() + 1 + better, order.distance(better, worse));
        return cost;
    }

    private void countSides(long[] cost, SideWish one, SideWish other) {
        int level = 1 + differences.size();
        count(cost, level, one.clashes(other, Strength.ABSOLUTE) ? 1 : 0);
        count(cost, level + 1, one.clashes(other, Strength.MILD) ? 1 : 0);
        count(cost, level + 2, one.clashes(other, Strength.STRONG) ? 1 : 0);
    }

    private void countFloats(long[] cost, SwissEntrant entrant, ScoreFloat direction, int level) {
        if (options.floats()) {
            count(cost, level, entrant.floatBefore(1) == direction ? 1 : 0);
            count(cost, level + 2, entrant.floatBefore(2) == direction ? 1 : 0);
        }
    }

    private int floatsFrom() {
        return 1 + differences.size() + SIDE_LEVELS;
    }

    private int rankFrom() {
        return floatsFrom() + FLOAT_LEVELS;
    }

    private void count(long[] cost, int level, int times) {
        cost[figure[level]] += unit[level] * times;
    }
}
