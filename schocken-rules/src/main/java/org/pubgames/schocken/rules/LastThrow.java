package org.pubgames.schocken.rules;

import org.pubgames.core.rules.Findings;
import org.pubgames.core.rules.Situation;

/** A player has made the last throw that is allowed. */
public record LastThrow(Findings findings, String player, int used, boolean hidden)
        implements Situation {}
