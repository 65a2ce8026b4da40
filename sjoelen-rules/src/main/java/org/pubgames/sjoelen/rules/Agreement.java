package org.pubgames.sjoelen.rules;

import org.pubgames.core.rules.Findings;
import org.pubgames.core.rules.Situation;

/** The player agrees with a score. */
public record Agreement(
        Findings findings, boolean somethingToAgree, boolean disputed, int turn, int points)
        implements Situation {}
