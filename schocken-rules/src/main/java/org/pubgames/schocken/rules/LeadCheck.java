package org.pubgames.schocken.rules;

import org.pubgames.core.rules.Findings;
import org.pubgames.core.rules.Situation;

/** The player who should lead may be out. */
public record LeadCheck(Findings findings, String chosen, boolean plays, String nextPlaying)
        implements Situation {}
