package org.pubgames.schocken.tournament.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** Somebody wants to be taken off the list. */
public record Withdrawal(
        Findings findings,
        String player,
        boolean seated,
        boolean listed,
        boolean drawn,
        boolean betweenRounds,
        int rounds)
        implements Situation {}
