package org.pubgames.schocken.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.schocken.SchockenEvent.BoughtIn;
import org.pubgames.schocken.SchockenPlayer;
import org.pubgames.schocken.SchockenState.Stage;

/** Somebody wants to play the round along although he is out of the half. */
public record BuyingIn(Findings findings, BoughtIn boughtIn, Place place) implements AtPlace {

    /** Whether the player needs no throw because stock and hands are empty. */
    public boolean safe() {
        return place.seat().part() == SchockenPlayer.Part.SAFE;
    }

    /** Whether the round has begun and nobody has thrown in it. */
    public boolean unthrown() {
        return state().stage() == Stage.FIRST_THROWS && state().unthrown();
    }
}
