package org.pubgames.schocken.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.schocken.SchockenEvent.DiceNudged;
import org.pubgames.schocken.SchockenEvent.Nudge;

/** Dice are nudged into a position. */
public record Nudging(Findings findings, DiceNudged nudged, Place place) implements AtPlace {

    /** Whether the last throw did not lie flat. */
    public boolean askew() {
        return hand().askew();
    }

    /** Whether dice lie under the cup. */
    public boolean covered() {
        return hand().covered();
    }

    /** Whether a throw of the player's lies there that can still be made again. */
    public boolean repeatable() {
        return !tied() && place.repeatable();
    }

    /**
     * Whether the table was knocked for this throw before; an open throw is made anew each time.
     */
    public boolean knockedBefore() {
        return !tied() && hand().knocked();
    }

    /** By what the dice are nudged. */
    public Nudge means() {
        return nudged.means();
    }

    /** Whether they lie flat afterwards. */
    public boolean flat() {
        return nudged.flat();
    }
}
