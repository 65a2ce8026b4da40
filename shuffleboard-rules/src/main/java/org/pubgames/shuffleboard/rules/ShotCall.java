package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** Somebody played: was it their shot? */
public record ShotCall(Findings findings, String player, String expected, boolean due)
        implements Situation {}
