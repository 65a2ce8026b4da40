package org.pubgames.shuffleboard.shovelboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.ShuffleboardSettings.Reached;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.Zone;
import org.pubgames.shuffleboard.shovelboard.ShovelboardSettings.LineTouch;

/** A weight on the board: what is it worth? */
public record Weight(
        Findings findings,
        String disc,
        Side side,
        Zone zone,
        String area,
        String spot,
        LineTouch lineTouch,
        Reached reached)
        implements Situation {}
