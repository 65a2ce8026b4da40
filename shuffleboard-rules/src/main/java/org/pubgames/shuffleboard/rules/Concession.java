package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.ShuffleboardEvent.Conceded;
import org.pubgames.shuffleboard.Side;

/**
 * A side gives up.
 *
 * @param event who gave up
 * @param side the side that wins by it
 */
public record Concession(Findings findings, Conceded event, Side side) implements Situation {}
