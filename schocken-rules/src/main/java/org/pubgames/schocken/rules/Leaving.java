package org.pubgames.schocken.rules;

import org.pubgames.core.Constant;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.SchockenSettings;

/**
 * Somebody threw Schock-Aus.
 *
 * @param discs the player's discs, from 0
 * @param lastOfAll whether everybody threw it and the player is the last of them
 */
public record Leaving(
        Findings findings, String player, int discs, boolean lastOfAll, SchockenSettings settings)
        implements Situation {

    /** What 1-1-1 is called. */
    public Constant schockAus() {
        return Called.schockAus(settings);
    }
}
