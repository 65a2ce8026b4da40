package org.pubgames.schocken.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.SchockenEvent.Nudge;
import org.pubgames.schocken.SchockenSettings.BurningDice;

/** Dice are nudged into a position. */
public record Nudging(
        Findings findings,
        String player,
        boolean playing,
        boolean askew,
        boolean covered,
        boolean knockedBefore,
        Nudge means,
        boolean flat,
        BurningDice setting)
        implements Situation {
    /** Whether the house lets this be tried. */
    public boolean allowed() {
        return setting == BurningDice.ONE_KNOCK && means == Nudge.KNOCK && askew && !knockedBefore;
    }
}
