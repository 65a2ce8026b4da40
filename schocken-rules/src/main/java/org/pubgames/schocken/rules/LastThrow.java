package org.pubgames.schocken.rules;

import org.pubgames.core.spi.Findings;

/** A player has made the last throw that is allowed. */
public record LastThrow(Findings findings, Place place) implements AtPlace {

    /** The number of that throw in the round, from 1. */
    public int number() {
        return used();
    }
}
