package org.pubgames.shuffleboard.rules;

import org.pubgames.core.rules.Findings;
import org.pubgames.core.rules.Situation;
import org.pubgames.shuffleboard.ShuffleboardSettings.Start;
import org.pubgames.shuffleboard.Side;

/** A coin was tossed. */
public record Toss(Findings findings, String winner, Side side, Start start) implements Situation {}
