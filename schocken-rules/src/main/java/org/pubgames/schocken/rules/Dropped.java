package org.pubgames.schocken.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.schocken.SchockenEvent.DiceDropped;
import org.pubgames.schocken.SchockenState.Stage;

/** Dice were dropped. */
public record Dropped(Findings findings, DiceDropped dropped, Place place) implements AtPlace {

    /** Whether the player plays the half or final; before it has begun nobody does. */
    @Override
    public boolean playing() {
        return place.seat().playing() && state().stage() != Stage.STARTER;
    }

    /** How often the player dropped dice before in this half or final, from 0. */
    public int times() {
        return place.seat().drops();
    }

    /** How many dice were dropped, as reported; one when nobody said. */
    public int dice() {
        return dropped.dice().orElse(1);
    }

    /** The pips they show together, as reported; 0 when nobody said. */
    public int pips() {
        return dropped.pips().orElse(0);
    }

    /** What can be lost, as the texts name it. */
    public LostPart part() {
        return state().finale() ? LostPart.FINAL : LostPart.HALF;
    }

    /** Whether a throw lies there that nobody has looked at and that can be made again. */
    public boolean repeatable() {
        return !tied() && place.repeatable() && place.untouched();
    }

    /** Whether so many dice can have been dropped. */
    public boolean possibleDice() {
        return dice() >= 1 && dice() <= 3;
    }

    /** Whether so many dice can show so many pips. */
    public boolean possiblePips() {
        return dropped.pips().isEmpty() || (pips() >= dice() && pips() <= 6 * dice());
    }

    /** Whether the report can be. */
    public boolean possible() {
        return possibleDice() && possiblePips();
    }

    /** A unit for each pip, or for each die when nobody told the pips: 1 to 18. */
    public int amount() {
        return dropped.pips().isPresent() ? pips() : dice();
    }
}
