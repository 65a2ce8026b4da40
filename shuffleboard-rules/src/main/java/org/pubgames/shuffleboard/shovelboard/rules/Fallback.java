package org.pubgames.shuffleboard.shovelboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.rules.Nearness;
import org.pubgames.shuffleboard.rules.ScoringDisc;
import org.pubgames.shuffleboard.shovelboard.ShovelboardSettings;

/**
 * Nobody's weight is worth anything.
 *
 * @param lying a weight than which none lies nearer to the lines
 * @param nearness which of all weights lie nearer
 */
public record Fallback(
        Findings findings, Disc lying, Nearness nearness, ShovelboardSettings settings)
        implements ScoringDisc {

    @Override
    public String disc() {
        return lying.name();
    }

    @Override
    public Side side() {
        return lying.side();
    }

    /** Whether a weight of the opponents is exactly level with it. */
    public boolean level() {
        return nearness.level(lying);
    }
}
