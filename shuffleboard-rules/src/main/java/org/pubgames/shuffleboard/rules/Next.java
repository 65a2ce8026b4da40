package org.pubgames.shuffleboard.rules;

import org.pubgames.shuffleboard.Side;

/** Effect: a side plays next. */
public record Next(Side side) {}
