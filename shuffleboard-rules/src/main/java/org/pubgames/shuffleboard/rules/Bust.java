package org.pubgames.shuffleboard.rules;

import org.pubgames.shuffleboard.Side;

/** Effect: a total is set back. */
public record Bust(Side side, int total) {}
