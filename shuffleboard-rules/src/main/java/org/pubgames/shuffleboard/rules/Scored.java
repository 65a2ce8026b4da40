package org.pubgames.shuffleboard.rules;

import org.pubgames.core.rules.Findings;
import org.pubgames.core.rules.Situation;
import org.pubgames.shuffleboard.Side;

/** A disc scored. */
public record Scored(Findings findings, String disc, Side side, int bonus) implements Situation {}
