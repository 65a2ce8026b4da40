package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** A referee decided how a disc lies. */
public record Decision(Findings findings, String disc, String word, String before)
        implements Situation {}
