package org.example.bull;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.core.GameState;

/**
 * The state of a match.
 *
 * @param names who plays
 * @param points of each player, in the order of the seats
 * @param holder who holds the ring: a place in that order, from 0
 * @param swings how often the holder has swung it in this turn
 * @param won whether the match is over
 */
public record BullState(
        List<String> names, List<Integer> points, int holder, int swings, boolean won)
        implements GameState {

    /** Who holds the ring. */
    public String thrower() {
        return names.get(holder);
    }

    BullState after(int more, boolean passed, boolean over) {
        List<Integer> sums = new ArrayList<>(points);
        sums.set(holder, sums.get(holder) + more);
        return passed
                ? new BullState(names, sums, (holder + 1) % names.size(), 0, over)
                : new BullState(names, sums, holder, swings + 1, over);
    }
}
