package org.pubgames.schocken.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.SchockenState;

/**
 * Somebody should lead the next round.
 *
 * @param out who should lead
 */
public record LeadCheck(Findings findings, SchockenState state, String out) implements Situation {

    /** Whether that player still plays. */
    public boolean plays() {
        return state.seat(out).playing();
    }

    /** The next player clockwise who plays. */
    public String player() {
        return state.nextPlaying(out);
    }
}
