package org.example.bull;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** Somebody swings the ring: does it count, who is next, is the match over? */
public record Swing(
        Findings findings, BullState state, BullEvent.Swung swung, BullSettings settings)
        implements Situation {

    /** What rules may decide. */
    public enum Effect {
        RING_PASSED,
        MATCH_WON
    }

    /** The points of the one who holds the ring, with this swing; from 0. */
    public int reached() {
        return state.points().get(state.holder()) + (swung.hooked() ? 1 : 0);
    }

    /** Which swing of the turn it is; from 1. */
    public int number() {
        return state.swings() + 1;
    }
}
