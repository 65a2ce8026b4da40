package org.pubgames.shuffleboard.shovelboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.shovelboard.ShovelboardSettings.Scorers;

/** A weight with a worth: does it count? */
public record Claim(
        Findings findings, String disc, Side side, int worth, Scorers scorers, boolean nearer)
        implements Situation {}
