package org.pubgames.schocken.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** Who starts is found: discs that the highest throw for the start brings to the lowest. */
public record StarterDues(
        Findings findings, String starter, String highest, int discs, boolean paying)
        implements Situation {}
