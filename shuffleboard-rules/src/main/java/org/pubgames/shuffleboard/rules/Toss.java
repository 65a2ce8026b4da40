package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.ShuffleboardSettings.Start;
import org.pubgames.shuffleboard.Side;

/** A coin was tossed. */
public record Toss(Findings findings, String winner, Side side, Start start) implements Situation {}
