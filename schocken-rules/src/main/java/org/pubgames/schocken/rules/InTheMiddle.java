package org.pubgames.schocken.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.SchockenPosition;
import org.pubgames.schocken.SchockenSettings;

/**
 * A match begins in the middle.
 *
 * @param position where
 * @param seats how many are seated, from 1
 */
public record InTheMiddle(
        Findings findings, SchockenPosition position, int seats, SchockenSettings settings)
        implements Situation {

    /** All discs of the position: in the stock, in the middle and in front of the players. */
    public long discs() {
        return position.discs();
    }

    /** The discs of a half at this table. */
    public int needed() {
        return settings.discsFor(seats);
    }
}
