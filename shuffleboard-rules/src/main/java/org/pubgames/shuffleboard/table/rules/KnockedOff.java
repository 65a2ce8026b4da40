package org.pubgames.shuffleboard.table.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Foul;

/** A weight that a foul shot knocked off. */
public record KnockedOff(Findings findings, Foul foul, String disc) implements Situation {}
