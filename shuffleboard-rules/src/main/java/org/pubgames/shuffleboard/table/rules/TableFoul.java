package org.pubgames.shuffleboard.table.rules;

import org.pubgames.core.rules.Findings;
import org.pubgames.core.rules.Situation;
import org.pubgames.shuffleboard.Foul;

/** A foul at the table. */
public record TableFoul(Findings findings, Foul foul, String player, String disc)
        implements Situation {}
