package org.pubgames.schocken.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** A player has made the last throw that is allowed. */
public record LastThrow(Findings findings, String player, int used, boolean hidden)
        implements Situation {}
