package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.ShuffleboardSettings;

/**
 * A disc that a shot moved which was played out of turn.
 *
 * @param moved the disc as it lay and as it lies
 */
public record MovedEarly(Findings findings, Displaced moved, ShuffleboardSettings settings)
        implements Situation {

    /** Its name. */
    public String disc() {
        return moved.before().name();
    }
}
