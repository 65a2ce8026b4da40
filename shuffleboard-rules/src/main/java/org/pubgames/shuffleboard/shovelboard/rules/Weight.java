package org.pubgames.shuffleboard.shovelboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.Zone;
import org.pubgames.shuffleboard.rules.ScoringDisc;
import org.pubgames.shuffleboard.shovelboard.ShovelboardSettings;

/** A weight lies on the board: what is it worth? */
public record Weight(Findings findings, Disc lying, ShovelboardSettings settings)
        implements ScoringDisc {

    @Override
    public String disc() {
        return lying.name();
    }

    @Override
    public Side side() {
        return lying.side();
    }

    /** How it lies. */
    public Zone zone() {
        return lying.spot().orElseThrow().zone();
    }

    /** Its area, on a line the area past it: 2 beyond the far line, 1 short of it; or empty. */
    public String area() {
        return lying.spot().orElseThrow().area();
    }
}
