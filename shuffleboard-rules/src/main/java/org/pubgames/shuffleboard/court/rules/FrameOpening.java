package org.pubgames.shuffleboard.court.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.From;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.court.CourtSettings.YellowSide;

/** A frame begins. */
public record FrameOpening(
        Findings findings,
        int number,
        Side leader,
        From playedFrom,
        YellowSide yellowSide,
        boolean newHalf)
        implements Situation {}
