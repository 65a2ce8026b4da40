package org.pubgames.shuffleboard.court.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Foul;

/**
 * A foul in a shot that costs no points of its own.
 *
 * @param player who committed it
 */
public record UnpricedFoul(Findings findings, Foul foul, String player) implements Situation {}
