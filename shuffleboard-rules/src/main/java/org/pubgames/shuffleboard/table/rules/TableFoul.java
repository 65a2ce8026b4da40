package org.pubgames.shuffleboard.table.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Foul;

/**
 * A foul at the table.
 *
 * @param player who plays for the offender's side in this end
 * @param disc the weight of the last shot
 */
public record TableFoul(Findings findings, Foul foul, String player, String disc)
        implements Situation {}
