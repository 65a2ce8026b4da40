package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Side;

/** A referee takes points away. */
public record Penalty(Findings findings, String player, Side side, int points, String reason)
        implements Situation {}
