package org.pubgames.schocken.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.Hand;
import org.pubgames.schocken.SchockenEvent.RollOffThrown;
import org.pubgames.schocken.SchockenState;

/** A throw in a roll-off. */
public record RollOffThrow(Findings findings, RollOffThrown thrown, SchockenState state)
        implements Situation {

    /** Who still has to throw. */
    public List<String> expected() {
        return state.waitingFor();
    }

    /** Whether those who throw are level because all of them threw too often. */
    public boolean offenders() {
        return state.rollOff().stream()
                .flatMap(rollOff -> rollOff.among().stream())
                .anyMatch(name -> state.playedHand(name).surplus());
    }

    /** Whether the player still has to throw. */
    public boolean waiting() {
        return expected().contains(thrown.player());
    }

    /** Whether there are three dice, whatever they show. */
    public boolean threeDice() {
        return thrown.dice().size() == Hand.DICE;
    }

    /** Whether these are three dice from 1 to 6. */
    public boolean right() {
        return thrown.dice().size() == Hand.DICE && Place.impossible(thrown.dice()).isEmpty();
    }
}
