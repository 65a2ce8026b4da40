package org.pubgames.shuffleboard.rules;

import org.pubgames.shuffleboard.Side;

/** Effect: the colour of a side's discs. */
public record Colour(Side side, String colour) {}
