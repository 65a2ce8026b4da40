package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Side;

/** A disc scored. */
public record Scored(Findings findings, String disc, Side side, int bonus) implements Situation {}
