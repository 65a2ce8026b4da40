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

    /** Whether somebody has thrown for the start before, or before in this repetition of it. */
    public boolean begun() {
        return state.rollOff().filter(rollOff -> !rollOff.throwsMade().isEmpty()).isPresent();
    }

    /** Who is the next to throw for the start. */
    public String expected() {
        return state.expected();
    }

    /** How many dice a throw for the start takes: 1 or 3. */
    public int wanted() {
        return settings.gameStarter().dice();
    }

    /** How many dice were thrown. */
    public int made() {
        return thrown.dice().size();
    }

    /** Whether each die shows 1 to 6. */
    public boolean possible() {
        return Place.impossible(thrown.dice()).isEmpty();
    }
}
