package org.pubgames.shuffleboard.table.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Foul;
import org.pubgames.shuffleboard.rules.Displaced;

/** A weight that a foul shot knocked off. */
public record KnockedOff(Findings findings, Foul foul, Displaced moved) implements Situation {

    /** Its name. */
    public String disc() {
        return moved.before().name();
    }
}
