package org.pubgames.shuffleboard.rules;

import org.pubgames.shuffleboard.Side;

/** Effect: a side won the game. */
public record GameWon(Side side) {}
