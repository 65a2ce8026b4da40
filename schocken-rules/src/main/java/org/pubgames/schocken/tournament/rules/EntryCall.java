package org.pubgames.schocken.tournament.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** Somebody wants to enter. */
public record EntryCall(
        Findings findings,
        String player,
        boolean seated,
        boolean entered,
        boolean drawn,
        int number,
        int most)
        implements Situation {}
