package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** A turn begins. */
public record TurnOpening(
        Findings findings, boolean alreadyRunning, boolean counted, int found, int discs)
        implements Situation {}
