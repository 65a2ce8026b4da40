package org.pubgames.shuffleboard.rules;

import org.pubgames.shuffleboard.Side;

/** Effect: points for a side; of which disc, if of one. */
public record Points(Side side, int points, String disc) {}
