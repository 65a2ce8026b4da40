package org.pubgames.schocken.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** The player who should lead may be out. */
public record LeadCheck(Findings findings, String chosen, boolean plays, String nextPlaying)
        implements Situation {}
