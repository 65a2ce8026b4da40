package org.pubgames.sjoelen.rules;

import org.pubgames.core.rules.Findings;
import org.pubgames.core.rules.Situation;

/** The player says that no discs are left. */
public record SubTurnEnding(Findings findings, int hand) implements Situation {}
