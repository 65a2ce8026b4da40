package org.pubgames.shuffleboard.rules;

import org.pubgames.shuffleboard.Side;

/** Effect: a side plays first. */
public record Leader(Side side) {}
