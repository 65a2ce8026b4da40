package org.pubgames.shuffleboard.shovelboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Side;

/** Nobody's weight scores: one lies nearest to the near line. */
public record Fallback(Findings findings, String disc, Side side, boolean level)
        implements Situation {}
