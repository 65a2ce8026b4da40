package org.pubgames.shuffleboard.rules;

import org.pubgames.core.rules.Findings;
import org.pubgames.core.rules.Situation;

/** A referee decided how a disc lies. */
public record Decision(Findings findings, String disc, String word, String before)
        implements Situation {}
