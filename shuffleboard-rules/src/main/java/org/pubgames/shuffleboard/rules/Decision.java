package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.ShuffleboardEvent.Judged;
import org.pubgames.shuffleboard.Spot;

/**
 * A referee decided how a disc lies.
 *
 * @param event the decision
 * @param old the disc as it was reported
 * @param said the disc as the referee sees it
 */
public record Decision(Findings findings, Judged event, Disc old, Disc said) implements Situation {

    /** Whether it had been taken for dead. */
    public boolean wasDead() {
        return !old.lies();
    }

    /** Whether it lies on the board, as the referee sees it. */
    public boolean lies() {
        return said.lies();
    }

    /** The word for the place that the referee saw. */
    public String word() {
        return event.at();
    }

    /** The word for the place that was reported. */
    public String before() {
        return old.spot().map(Spot::name).orElse("");
    }
}
