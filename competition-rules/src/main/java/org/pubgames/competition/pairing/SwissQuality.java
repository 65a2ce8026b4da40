package org.pubgames.competition.pairing;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.pubgames.competition.pairing.SideWish.Strength;
import org.pubgames.competition.pairing.SwissOptions.Sides;

/**
 * What is wrong with pairing two entrants, or with giving one a bye, as one whole number: the sum
 * over a round is least for the best round.
 *
 * <p>The levels are counted strictly in order, as the digits of a number whose places are so wide
 * that no sum carries over:
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
    private final List<BigInteger> places;

    SwissQuality(List<SwissEntrant> ranked, SwissOptions options) {
        this.ranked = ranked;
        this.options = options;
        order = new SwissOrder(ranked);
        wishes = ranked.stream().map(entrant -> SideWish.after(entrant.sides())).toList();
        differences = differences();
        byeClasses = ranked.stream().map(SwissQuality::byeClass).distinct().sorted().toList();
        places = places();
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

    /** What one unit of each level weighs, the most important level first. */
    private List<BigInteger> places() {
        int size = ranked.size();
        List<Integer> widths = new ArrayList<>();
        widths.add(byeClasses.size());
        for (int level = differences.size() + SIDE_LEVELS + FLOAT_LEVELS; level > 0; level--) {
            widths.add(size / 2 + 2);
        }
        for (int level = 0; level <= size; level++) {
            widths.add(size + 1);
        }
        BigInteger[] weighs = new BigInteger[widths.size()];
        BigInteger place = BigInteger.ONE;
        for (int level = weighs.length - 1; level >= 0; level--) {
            weighs[level] = place;
            place = place.multiply(BigInteger.valueOf(widths.get(level)));
        }
        return List.of(weighs);
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
    BigInteger bye(int place) {
        SwissEntrant entrant = ranked.get(place);
        int floats = floatsFrom();
        return units(0, byeClasses.indexOf(byeClass(entrant)))
                .add(floats(entrant, ScoreFloat.DOWN, floats))
                .add(units(rankFrom(), ranked.size() - 1 - place));
    }

    /** What a pair costs; the better placed of the two comes first. */
    BigInteger pair(int better, int worse) {
        SwissEntrant one = ranked.get(better);
        SwissEntrant other = ranked.get(worse);
        BigInteger cost = units(rankFrom() + 1 + better, order.distance(better, worse));
        int difference = one.score() - other.score();
        if (difference > 0) {
            cost =
                    cost.add(units(1 + differences.indexOf(difference), 1))
                            .add(floats(one, ScoreFloat.DOWN, floatsFrom()))
                            .add(floats(other, ScoreFloat.UP, floatsFrom() + 1));
        }
        if (options.sides() != Sides.IGNORED) {
            cost = cost.add(sides(wishes.get(better), wishes.get(worse)));
        }
        return cost;
    }

    private BigInteger sides(SideWish one, SideWish other) {
        int level = 1 + differences.size();
        return units(level, one.clashes(other, Strength.ABSOLUTE) ? 1 : 0)
                .add(units(level + 1, one.clashes(other, Strength.MILD) ? 1 : 0))
                .add(units(level + 2, one.clashes(other, Strength.STRONG) ? 1 : 0));
    }

    private BigInteger floats(SwissEntrant entrant, ScoreFloat direction, int level) {
        if (!options.floats()) {
            return BigInteger.ZERO;
        }
        return units(level, entrant.floatBefore(1) == direction ? 1 : 0)
                .add(units(level + 2, entrant.floatBefore(2) == direction ? 1 : 0));
    }

    private int floatsFrom() {
        return 1 + differences.size() + SIDE_LEVELS;
    }

    private int rankFrom() {
        return floatsFrom() + FLOAT_LEVELS;
    }

    private BigInteger units(int level, int count) {
        return places.get(level).multiply(BigInteger.valueOf(count));
    }
}
