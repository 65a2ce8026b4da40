package org.pubgames.shuffleboard.court.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** A frame is counted: how long is this game, if it is the one that decides the match? */
public record DecidingGame(Findings findings, boolean deciding, int deciderFrames, int played)
        implements Situation {}
