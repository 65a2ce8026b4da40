package org.pubgames.schocken.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.schocken.Hand.Sight;
import org.pubgames.schocken.SchockenEvent.Stood;
import org.pubgames.schocken.SchockenState.Stage;

/** A player leaves the throw standing. */
public record Standing(Findings findings, Stood stood, Place place) implements AtPlace {

    /** Whether the table waits for the player, and not only for the cup to be lifted. */
    public boolean inTurn() {
        return place.inTurn() && state().stage() != Stage.SHOWDOWN;
    }

    /** Whether the player may decide now. */
    public boolean timely() {
        return playing() && !tied() && !due() && inTurn();
    }

    /** Whether the throw has to be shown at once. */
    public boolean open() {
        return hand().open();
    }

    /** Whether the player has looked at the throw, and nobody else has seen it. */
    public boolean peeked() {
        return hand().sight() == Sight.THROWER;
    }

    /** Whether the leader has not shown the throw. */
    public boolean unshown() {
        return leads() && hand().sight() != Sight.EVERYBODY;
    }

    /** The most throws of the player in this round, 1 to 9. */
    public int limit() {
        return most();
    }
}
