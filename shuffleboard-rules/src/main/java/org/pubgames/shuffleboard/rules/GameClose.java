package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.ShuffleboardSettings.Overshoot;
import org.pubgames.shuffleboard.Side;

/** An end is counted: is the game over? */
public record GameClose(
        Findings findings,
        Side ahead,
        int high,
        int low,
        int target,
        int margin,
        int frames,
        int played,
        int extra,
        boolean extended,
        int tieFrames,
        Overshoot overshoot)
        implements Situation {}
