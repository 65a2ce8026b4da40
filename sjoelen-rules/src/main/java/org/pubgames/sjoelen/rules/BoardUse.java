package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** A board is named. */
public record BoardUse(Findings findings, int board, boolean different, boolean used)
        implements Situation {}
