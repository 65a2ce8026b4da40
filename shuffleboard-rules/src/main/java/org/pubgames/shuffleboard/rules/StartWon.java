package org.pubgames.shuffleboard.rules;

import org.pubgames.shuffleboard.Side;

/** Effect: a side won the toss or the lag. */
public record StartWon(Side side) {}
