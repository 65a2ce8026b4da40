package org.pubgames.schocken.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.SchockenEvent.StarterThrown;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.SchockenState;

/** A throw for the start. */
public record StarterThrow(
        Findings findings, StarterThrown thrown, SchockenState state, SchockenSettings settings)
        implements Situation {

    /** Whether the player is the next to throw for the start. */
    public boolean next() {
        return state.waitingFor().contains(thrown.player());
    }

    /** Who is the next to throw for the start. */
    public String expected() {
        return state.expected();
    }

    /** How many dice a throw for the start takes: 1 or 3. */
    public int wanted() {
        return settings.starterDice();
    }

    /** Whether the throw has as many dice as it takes, each from 1 to 6. */
    public boolean right() {
        return thrown.dice().size() == wanted() && Place.impossible(thrown.dice()).isEmpty();
    }
}
