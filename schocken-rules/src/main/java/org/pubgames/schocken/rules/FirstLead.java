package org.pubgames.schocken.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** Nobody throws for the start. */
public record FirstLead(Findings findings, String firstSeat, boolean thrownFor)
        implements Situation {}
