package org.pubgames.schocken.tournament.rules;

import org.pubgames.core.rules.Findings;
import org.pubgames.core.rules.Situation;

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
