package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.End;
import org.pubgames.shuffleboard.ShuffleboardEvent.EndVoided;

/**
 * An end is to be played again.
 *
 * @param current the end in progress
 * @param event why it is void
 * @param counted whether an end has been counted before it
 */
public record EndReplay(Findings findings, End current, EndVoided event, boolean counted)
        implements Situation {

    /** Whether a shot of it has been played. */
    public boolean begun() {
        return current.shots() > 0;
    }

    /** Whether neither side has a disc left to play in it. */
    public boolean complete() {
        return current.next().isEmpty();
    }
}
