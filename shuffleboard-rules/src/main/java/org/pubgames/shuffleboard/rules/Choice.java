package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.ShuffleboardEvent.Order;
import org.pubgames.shuffleboard.Side;

/**
 * A side won the toss or the lag and chose.
 *
 * @param side the side that won
 * @param plays whether it plays first or second
 */
public record Choice(Findings findings, Side side, Order plays) implements Situation {}
