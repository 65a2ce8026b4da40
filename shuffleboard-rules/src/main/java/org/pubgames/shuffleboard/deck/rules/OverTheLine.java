package org.pubgames.shuffleboard.deck.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.deck.DeckSettings;

/**
 * A disc was played from over the Gentleman's line.
 *
 * @param player who played it
 * @param shot the disc
 */
public record OverTheLine(Findings findings, String player, Disc shot, DeckSettings settings)
        implements Situation {

    /** The name of the disc. */
    public String disc() {
        return shot.name();
    }

    /** Whether it still lies on the deck. */
    public boolean lying() {
        return shot.lies();
    }
}
