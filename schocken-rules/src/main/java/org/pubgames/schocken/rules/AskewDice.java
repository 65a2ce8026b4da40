package org.pubgames.schocken.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.schocken.SchockenEvent.DiceAskew;

/** Dice do not lie flat. */
public record AskewDice(Findings findings, DiceAskew askew, Place place) implements AtPlace {

    /** Whether a throw of the player's lies there that can still be made again. */
    public boolean repeatable() {
        return !tied() && place.repeatable();
    }
}
