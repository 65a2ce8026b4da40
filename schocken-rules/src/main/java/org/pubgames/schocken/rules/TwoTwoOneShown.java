package org.pubgames.schocken.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.SchockenSettings.TwoTwoOne;

/** A player has uncovered 2-2-1. */
public record TwoTwoOneShown(Findings findings, String player, TwoTwoOne setting)
        implements Situation {}
