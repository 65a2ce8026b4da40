package org.pubgames.shuffleboard.rules;

import org.pubgames.shuffleboard.Side;

/** Effect: a side has played out of turn, and that shot is reported next. */
public record PlaysOn(Side side) {}
