package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** The player agrees with a score. */
public record Agreement(
        Findings findings, boolean somethingToAgree, boolean disputed, int turn, int points)
        implements Situation {}
