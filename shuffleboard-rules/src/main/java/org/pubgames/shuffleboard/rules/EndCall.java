package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** An end is to be counted, or reported as a whole. */
public record EndCall(Findings findings, boolean counting, boolean whole, boolean begun)
        implements Situation {}
