package org.pubgames.shuffleboard.table.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Foul;

/** A foul at the table. */
public record TableFoul(Findings findings, Foul foul, String player, String disc)
        implements Situation {}
