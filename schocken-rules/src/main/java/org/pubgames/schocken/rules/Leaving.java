package org.pubgames.schocken.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** Somebody threw Schock-Aus where that lets its thrower leave. */
public record Leaving(Findings findings, String player, int discs, boolean lastOfAll)
        implements Situation {}
