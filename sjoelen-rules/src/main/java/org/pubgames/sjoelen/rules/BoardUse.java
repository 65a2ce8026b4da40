package org.pubgames.sjoelen.rules;

import org.pubgames.core.rules.Findings;
import org.pubgames.core.rules.Situation;

/** A board is named. */
public record BoardUse(Findings findings, int board, boolean different, boolean used)
        implements Situation {}
