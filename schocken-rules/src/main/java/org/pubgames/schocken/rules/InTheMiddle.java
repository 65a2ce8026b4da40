package org.pubgames.schocken.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.SchockenPosition;
import org.pubgames.schocken.SchockenSettings;

/**
 * A match begins in the middle.
 *
 * @param position where
 */
public record InTheMiddle(Findings findings, SchockenPosition position, SchockenSettings settings)
        implements Situation {

    /** All discs of the position: in the stock, in the middle and in front of the players. */
    public long discs() {
        return position.discs();
    }

    /** The discs of a half, or of the final, at this table: for those who have not left it. */
    public int needed() {
        return settings.discsFor(position.there(), position.finale().orElse(false));
    }
}
