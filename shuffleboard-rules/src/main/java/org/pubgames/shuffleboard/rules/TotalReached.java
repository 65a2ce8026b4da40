package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.ShuffleboardSettings.Overshoot;
import org.pubgames.shuffleboard.Side;

/** A total after an end, against the target. */
public record TotalReached(Findings findings, Side side, int total, int target, Overshoot overshoot)
        implements Situation {}
