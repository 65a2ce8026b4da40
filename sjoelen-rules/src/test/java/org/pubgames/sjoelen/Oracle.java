package org.pubgames.sjoelen;

import java.util.Comparator;
import java.util.List;

/**
 * What a turn is worth, in the words of the Masters leaflet: every disc its face value, and a disc
 * in each of the four compartments doubles these four. Shares no code with the rules.
 */
final class Oracle {

    static final int HIGHEST = 148;

    private Oracle() {}

    static int points(int twos, int threes, int fours, int ones) {
        int points = 2 * twos + 3 * threes + 4 * fours + ones;
        for (int set = 1; twos >= set && threes >= set && fours >= set && ones >= set; set++) {
            points += 2 + 3 + 4 + 1;
        }
        return points;
    }

    static int points(Compartments layout) {
        return points(layout.first(), layout.second(), layout.third(), layout.fourth());
    }

    static int bonus(Compartments discs) {
        return 2 * discs.first() + 3 * discs.second() + 4 * discs.third() + discs.fourth();
    }

    /** The most that a number of discs can make, by trying every way to lay them. */
    static int highest(int discs) {
        int highest = 0;
        for (int twos = 0; twos <= discs; twos++) {
            for (int threes = 0; twos + threes <= discs; threes++) {
                for (int fours = 0; twos + threes + fours <= discs; fours++) {
                    int ones = discs - twos - threes - fours;
                    highest = Math.max(highest, points(twos, threes, fours, ones));
                }
            }
        }
        return highest;
    }

    /** The highest score of a turn, as the editions print it or their numbers make it. */
    static int maximum(String variant) {
        return switch (variant) {
            case "ans-pre2016",
                    "ans-2016",
                    "s240",
                    "home",
                    "home-bok",
                    "home-half-in",
                    "drop-worst",
                    "club-threshold" ->
                    156;
            case "belgian-152" -> 152;
            case "masters",
                    "masters-5",
                    "masters-10",
                    "masters-20",
                    "jakkolo-148",
                    "koppel",
                    "koppel-5",
                    "jakkolo-teams",
                    "jakkolo-auberger",
                    "wevelgem",
                    "french",
                    "czech",
                    "swedish",
                    "interland",
                    "country-match",
                    "short",
                    "hobby-best-game" ->
                    148;
            case "zaandams" -> 100 + 50;
            case "nk-20-2",
                    "wk-20-2",
                    "wk-20-2-semi",
                    "wk-20-2-final",
                    "short-20",
                    "twenty-discs" ->
                    100;
            case "single-count" -> 3 * 148;
            case "triple-count" -> (3 + 2 + 1) * 148;
            case "switch-1-2-3-4" -> 7 * 20 + 1 + 2;
            case "six-pack" -> 28;
            case "ten-pack" -> 60;
            default ->
                    throw new IllegalArgumentException(
                            "no highest score of a turn is known for "
                                    + variant
                                    + ": add it to Oracle");
        };
    }

    /** How many discs a turn has, as the editions print it. */
    static int discs(String variant) {
        return switch (variant) {
            case "zaandams",
                    "nk-20-2",
                    "wk-20-2",
                    "wk-20-2-semi",
                    "wk-20-2-final",
                    "short-20",
                    "twenty-discs" ->
                    20;
            case "six-pack" -> 6;
            case "ten-pack" -> 10;
            default -> 30;
        };
    }

    /** How many sub-turns a turn has, as the editions print it. */
    static int subTurns(String variant) {
        return switch (variant) {
            case "six-pack", "ten-pack", "short", "short-20" -> 1;
            case "nk-20-2", "wk-20-2", "wk-20-2-semi", "wk-20-2-final", "koppel", "koppel-5" -> 2;
            default -> 3;
        };
    }

    /** Extra discs after the highest score in a sub-turn, as the editions print it. */
    static int extraDiscs(String variant, int subTurn) {
        int maximum = maximum(variant);
        if (maximum != 156 && maximum != 152) {
            return 0;
        }
        return switch (subTurn) {
            case 1 -> (maximum - HIGHEST) / 4;
            case 2 -> 1;
            default -> 0;
        };
    }

    /** Whether the compartments must be filled one after the other. */
    static boolean inOrder(String variant) {
        return variant.equals("switch-1-2-3-4");
    }

    /** So many discs, shoved in the order 1, 2, 3, 4. */
    static Compartments oneTwoThreeFour(int discs) {
        int[] lying = new int[5];
        for (int disc = 0; disc < discs; disc++) {
            lying[disc % 4 + 1]++;
        }
        return Compartments.of(lying[2], lying[3], lying[4], lying[1]);
    }

    /** What a layout is worth where it differs by edition. */
    static int points(String variant, Compartments layout) {
        boolean own = layout.equals(Compartments.of(2, 3, 4, 1));
        return variant.equals("ten-pack") && own ? 60 : points(layout);
    }

    /** A layout that makes the highest score, found by trying every one. */
    static Compartments best(String variant) {
        int discs = discs(variant);
        Compartments best = inOrder(variant) ? oneTwoThreeFour(discs) : Compartments.EMPTY;
        for (int twos = 0; twos <= discs && !inOrder(variant); twos++) {
            for (int threes = 0; twos + threes <= discs; threes++) {
                for (int fours = 0; twos + threes + fours <= discs; fours++) {
                    Compartments layout =
                            Compartments.of(twos, threes, fours, discs - twos - threes - fours);
                    best = points(variant, layout) > points(variant, best) ? layout : best;
                }
            }
        }
        return best;
    }

    /**
     * What a turn is worth by its layouts at the end of each sub-turn that was played. Where it
     * ended early, the last layout lies there for the rest.
     */
    static int turn(String variant, List<Compartments> layouts, Compartments bonus) {
        Compartments last = layouts.get(layouts.size() - 1);
        int[] times =
                switch (variant) {
                    case "single-count" -> new int[] {1, 1, 1};
                    case "triple-count" -> new int[] {3, 2, 1};
                    default -> new int[] {0, 0, 0};
                };
        int counted = 0;
        for (int i = 0; i < times.length; i++) {
            counted += times[i] * points(variant, i < layouts.size() ? layouts.get(i) : last);
        }
        boolean fifty =
                variant.equals("zaandams")
                        && layouts.size() == 1
                        && last.equals(Compartments.of(5, 5, 5, 5));
        return times[0] > 0 ? counted : points(variant, last) + bonus(bonus) + (fifty ? 50 : 0);
    }

    /** Match points that win a match by games; 0 where all games are played. */
    static int target(String variant) {
        return switch (variant) {
            case "wk-20-2" -> 9;
            case "wk-20-2-semi" -> 11;
            case "wk-20-2-final" -> 13;
            default -> 0;
        };
    }

    /** Whether games are won instead of points added. */
    static boolean byGames(String variant) {
        return target(variant) > 0
                || variant.equals("country-match")
                || variant.equals("six-pack")
                || variant.equals("ten-pack");
    }

    /**
     * What turns earn at Schijf '83: two for each that makes the threshold, five for their total.
     */
    static int earned(int threshold, List<Integer> turns) {
        int earned = 0;
        int total = 0;
        for (int points : turns) {
            earned += points < threshold ? 0 : 2;
            total += points;
        }
        return total > 10 * threshold ? earned + 5 : earned;
    }

    /** What a player has reached by the cards of both: points, or match points. */
    static int result(String variant, List<Integer> mine, List<Integer> theirs) {
        if (!byGames(variant)) {
            int best =
                    switch (variant) {
                        case "hobby-best-game" -> 1;
                        case "drop-worst" -> 4;
                        default -> mine.size();
                    };
            return mine.stream()
                    .sorted(Comparator.reverseOrder())
                    .limit(best)
                    .mapToInt(Integer::intValue)
                    .sum();
        }
        boolean legs = variant.endsWith("-pack");
        int reached = 0;
        for (int game = 0; game < Math.min(mine.size(), theirs.size()); game++) {
            int ahead = Integer.compare(mine.get(game), theirs.get(game));
            reached += ahead > 0 ? (legs ? 1 : 2) : ahead == 0 && !legs ? 1 : 0;
        }
        return reached;
    }
}
