package org.pubgames.sjoelen;

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

    /** The highest score with extra discs, as the editions print it. */
    static int maximum(String variant) {
        return switch (variant) {
            case "ans-pre2016", "ans-2016", "s240" -> 156;
            case "belgian-152" -> 152;
            case "masters", "masters-5", "masters-10", "masters-20", "jakkolo-148" -> 148;
            default -> throw new IllegalArgumentException("no maximum is known for " + variant);
        };
    }

    /** Extra discs after the highest score in a sub-turn, as the editions print it. */
    static int extraDiscs(String variant, int subTurn) {
        return switch (subTurn) {
            case 1 -> (maximum(variant) - HIGHEST) / 4;
            case 2 -> maximum(variant) > HIGHEST ? 1 : 0;
            default -> 0;
        };
    }
}
