package org.pubgames.schocken.rules;

import org.pubgames.core.rules.Findings;
import org.pubgames.core.rules.Situation;
import org.pubgames.schocken.SchockenSettings.TwoTwoOne;

/** A player has uncovered 2-2-1. */
public record TwoTwoOneShown(Findings findings, String player, TwoTwoOne setting)
        implements Situation {}
