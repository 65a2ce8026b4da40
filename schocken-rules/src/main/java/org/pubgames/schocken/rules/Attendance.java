package org.pubgames.schocken.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.SchockenEvent;
import org.pubgames.schocken.SchockenState;

/**
 * A player is not there when due, or has come.
 *
 * @param state the table before the event
 * @param event what is reported
 */
public record Attendance(Findings findings, SchockenState state, SchockenEvent event)
        implements Situation {

    /** Of whom it is reported. */
    public String player() {
        return event.player();
    }

    /** Whether the player has come. */
    public boolean arriving() {
        return event instanceof SchockenEvent.PlayerArrived;
    }

    /** Whether the player was reported absent and has not come yet. */
    public boolean absent() {
        return state.seat(player()).isAbsent();
    }
}
