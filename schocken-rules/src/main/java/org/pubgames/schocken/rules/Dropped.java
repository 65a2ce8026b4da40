package org.pubgames.schocken.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.SchockenSettings.DroppedDice;

/** Dice were dropped. */
public record Dropped(
        Findings findings,
        String player,
        boolean playing,
        int times,
        int dice,
        boolean pipsNamed,
        int pips,
        DroppedDice setting,
        boolean repeatable,
        boolean finale)
        implements Situation {
    /** What can be lost, as the texts name it. */
    public LostPart part() {
        return finale ? LostPart.FINAL : LostPart.HALF;
    }

    /** Whether the player loses the half or the final by it. */
    public boolean losesHalf() {
        return playing
                && (setting == DroppedDice.LOSE || (setting == DroppedDice.ESCALATE && times > 0));
    }

    /** Whether somebody who cannot lose the half would otherwise lose it. */
    public boolean sparesHalf() {
        return !playing
                && (setting == DroppedDice.LOSE || (setting == DroppedDice.ESCALATE && times > 0));
    }

    /** Whether so many dice can have been dropped. */
    public boolean possibleDice() {
        return dice >= 1 && dice <= 3;
    }

    /** Whether so many dice can show so many pips. */
    public boolean possiblePips() {
        return !pipsNamed || (pips >= dice && pips <= 6 * dice);
    }

    /** Whether the report can be. */
    public boolean sound() {
        return possibleDice() && possiblePips();
    }

    /** A fine: a unit for each pip, or for each die when nobody told the pips. */
    public int fine() {
        return pipsNamed ? pips : dice;
    }
}
