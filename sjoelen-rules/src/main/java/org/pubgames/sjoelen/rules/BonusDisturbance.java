package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** A disc that lay in a compartment is moved while extra discs are played. */
public record BonusDisturbance(Findings findings, int compartment, int points)
        implements Situation {}
