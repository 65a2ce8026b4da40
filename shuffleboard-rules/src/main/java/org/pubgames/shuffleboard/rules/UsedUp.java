package org.pubgames.shuffleboard.rules;

import org.pubgames.shuffleboard.Side;

/** Effect: a side has one disc less to play. */
public record UsedUp(Side side) {}
