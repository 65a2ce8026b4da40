package org.pubgames.competition.pairing;

import java.util.List;

/**
 * Which side somebody should have next (research FB 6-8): the one had less often; after equally
 * many the other one than last time.
 *
 * @param side the side wished for; without a wish it says nothing
 * @param strength how much
 * @param difference how much more often the first side was had than the second, below 0 for less
 */
record SideWish(Side side, Strength strength, int difference) {

    private static final int WIDEST = 2;

    /** In rising order. */
    enum Strength {
        /** Has not played yet. */
        NONE,
        /** Had both equally often. */
        MILD,
        /** Had one of them once more. */
        STRONG,
        /** Had one of them twice more, or twice running. */
        ABSOLUTE
    }

    static SideWish after(List<Side> had) {
        if (had.isEmpty()) {
            return new SideWish(Side.FIRST, Strength.NONE, 0);
        }
        int difference = difference(had);
        Side last = had.get(had.size() - 1);
        if (running(had, last) || Math.abs(difference) >= WIDEST) {
            Side wished = running(had, last) ? last.other() : lessOften(difference);
            return new SideWish(wished, Strength.ABSOLUTE, difference);
        }
        return difference == 0
                ? new SideWish(last.other(), Strength.MILD, 0)
                : new SideWish(lessOften(difference), Strength.STRONG, difference);
    }

    /** Whether the side would be neither the third running nor the third more than the other. */
    static boolean mayHave(Side side, List<Side> had) {
        int more = difference(had) * (side == Side.FIRST ? 1 : -1);
        return !running(had, side) && more < WIDEST;
    }

    /** Whether both want the same side, at least so much. */
    boolean clashes(SideWish other, Strength least) {
        return side == other.side
                && strength.compareTo(least) >= 0
                && other.strength.compareTo(least) >= 0;
    }

    private static boolean running(List<Side> had, Side side) {
        int rounds = had.size();
        return rounds >= 2 && had.get(rounds - 1) == side && had.get(rounds - 2) == side;
    }

    private static int difference(List<Side> had) {
        int first = (int) had.stream().filter(side -> side == Side.FIRST).count();
        return 2 * first - had.size();
    }

    private static Side lessOften(int difference) {
        return difference > 0 ? Side.SECOND : Side.FIRST;
    }
}
