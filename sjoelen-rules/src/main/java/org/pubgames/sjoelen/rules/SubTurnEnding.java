package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** The player says that no discs are left. */
public record SubTurnEnding(Findings findings, int hand) implements Situation {}
