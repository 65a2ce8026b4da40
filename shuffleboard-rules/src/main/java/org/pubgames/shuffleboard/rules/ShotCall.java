package org.pubgames.shuffleboard.rules;

import org.pubgames.core.rules.Findings;
import org.pubgames.core.rules.Situation;

/** Somebody played: was it their shot? */
public record ShotCall(Findings findings, String player, String expected, boolean due)
        implements Situation {}
