package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.ShuffleboardEvent.Penalised;
import org.pubgames.shuffleboard.Side;

/**
 * A referee takes points away.
 *
 * @param event who is punished, how many points it costs, and why
 * @param side whose points they are
 */
public record Penalty(Findings findings, Penalised event, Side side) implements Situation {

    /** The points to be taken away. */
    public int points() {
        return event.points();
    }
}
