package org.pubgames.schocken.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.Hand;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.SchockenState;

/** A stage of the round waits for nobody any more: what comes next? */
public record StageOver(Findings findings, SchockenState state, SchockenSettings settings)
        implements Situation {

    /** Who leads the round. */
    public String leader() {
        return state.leader().orElse("");
    }

    /** The leader's throws, from 1. */
    public int used() {
        return state.hand(leader()).map(Hand::used).orElse(0);
    }

    /** The most throws of a leader in this round, 1 to 9. */
    public int most() {
        return Place.mostThrows(state, settings);
    }
}
