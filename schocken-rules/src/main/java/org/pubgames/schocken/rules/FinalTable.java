package org.pubgames.schocken.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.SchockenPlayer;
import org.pubgames.schocken.SchockenState;

/** The match is over: who comes first? */
public record FinalTable(Findings findings, SchockenState state) implements Situation {

    /** Whether somebody left before its end. */
    public boolean someAway() {
        return state.players().stream().anyMatch(SchockenPlayer::away);
    }

    /** Whether it was abandoned. */
    public boolean cutShort() {
        return state.abandoned().isPresent();
    }
}
