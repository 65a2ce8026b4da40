package org.pubgames.sjoelen.rules;

import org.pubgames.core.rules.Findings;
import org.pubgames.core.rules.Situation;

/** A turn begins. */
public record TurnOpening(
        Findings findings, boolean alreadyRunning, boolean counted, int found, int discs)
        implements Situation {}
