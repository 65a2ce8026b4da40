package org.pubgames.schocken.tournament.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** A table has reported: is the round over, and what comes next? */
public record RoundClose(
        Findings findings, int round, int rounds, boolean complete, boolean roundLeft, boolean once)
        implements Situation {}
