package org.pubgames.competition.pairing;

import java.util.List;
import org.pubgames.competition.pairing.SideWish.Strength;
import org.pubgames.competition.pairing.SwissOptions.Sides;

/**
 * Who of two has the first side: the first of these that decides (research FD, allocation of
 * sides).
 *
 * <ol>
 *   <li>wishes for different sides are granted
 *   <li>the stronger wish is granted, of two absolute ones that with the wider difference
 *   <li>sides alternate to the last round in which the two had different ones
 *   <li>the better placed gets its wish
 *   <li>without any wish, the better placed gets the initial side if its number is even (counted
 *       from 0), otherwise the other
 * </ol>
 */
final class SidesOfPair {

    private SidesOfPair() {}

    static Pair of(SwissEntrant better, SwissEntrant worse, SwissOptions options) {
        Side side = Side.FIRST;
        if (options.sides() != Sides.IGNORED) {
            side = sideOfBetter(better, worse, options.initialSide());
            if (options.sides() == Sides.BOUND && !legal(better, side, worse)) {
                side = side.other();
            }
        }
        Pair pair = new Pair(better.number(), worse.number());
        return side == Side.FIRST ? pair : pair.swapped();
    }

    /** Whether the two may have these sides where sides bind. */
    static boolean legal(SwissEntrant one, Side side, SwissEntrant other) {
        return SideWish.mayHave(side, one.sides()) && SideWish.mayHave(side.other(), other.sides());
    }

    private static Side sideOfBetter(SwissEntrant better, SwissEntrant worse, Side initial) {
        SideWish wish = SideWish.after(better.sides());
        SideWish other = SideWish.after(worse.sides());
        int stronger = stronger(wish, other);
        if (wish.strength() == Strength.NONE && other.strength() == Strength.NONE) {
            return better.number() % 2 == 0 ? initial : initial.other();
        }
        if (stronger < 0) {
            return other.side().other();
        }
        if (stronger > 0 || wish.side() != other.side()) {
            return wish.side();
        }
        return alternated(better.sides(), worse.sides(), wish.side());
    }

    /** Above 0 when the first wish goes before the second, 0 when neither does. */
    private static int stronger(SideWish wish, SideWish other) {
        if (wish.strength() == Strength.ABSOLUTE && other.strength() == Strength.ABSOLUTE) {
            return Integer.compare(Math.abs(wish.difference()), Math.abs(other.difference()));
        }
        return wish.strength().compareTo(other.strength());
    }

    private static Side alternated(List<Side> better, List<Side> worse, Side wished) {
        int common = Math.min(better.size(), worse.size());
        for (int ago = 1; ago <= common; ago++) {
            Side had = better.get(better.size() - ago);
            if (had != worse.get(worse.size() - ago)) {
                return had.other();
            }
        }
        return wished;
    }
}
