package org.pubgames.shuffleboard.table.rules;

import java.util.List;
import java.util.Map;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.rules.Nearness;

/**
 * The weights of an end, what each is worth, and which lie nearer. Immutable and safe to share.
 *
 * @param all which of all weights lie nearer
 * @param left the same of those that no rule has cancelled
 * @param worths what each weight is worth if it counts, by its name
 */
public record Weights(Nearness all, Nearness left, Map<String, Integer> worths) {

    public Weights {
        worths = Map.copyOf(worths);
    }

    /** The weights of an end of which none is cancelled. */
    public static Weights of(List<Disc> lying, Map<String, Integer> worths) {
        Nearness all = new Nearness(lying);
        return new Weights(all, all, worths);
    }

    /** The same with a pair cancelled. */
    public Weights without(Disc one, Disc other) {
        return new Weights(all, left.without(one, other), worths);
    }

    /** What a weight is worth if it counts. */
    public int worth(Disc disc) {
        return worths.getOrDefault(disc.name(), 0);
    }

    /** The most that a weight of a side is worth; 0 when the side has none. */
    public int best(Side side) {
        int best = 0;
        for (Disc disc : all.discs()) {
            best = disc.side() == side ? Math.max(best, worth(disc)) : best;
        }
        return best;
    }
}
