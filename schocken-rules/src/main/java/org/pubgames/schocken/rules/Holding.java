package org.pubgames.schocken.rules;

import org.pubgames.core.rules.Findings;
import org.pubgames.core.rules.Situation;

/** One player after the discs of a round were handed out. */
public record Holding(Findings findings, String player, int discs, boolean stockEmptied)
        implements Situation {}
