package org.pubgames.sjoelen.rules;

import org.pubgames.core.rules.Findings;
import org.pubgames.core.rules.Situation;

/** A disc that lay in a compartment is moved while extra discs are played. */
public record BonusDisturbance(Findings findings, int compartment, int points)
        implements Situation {}
