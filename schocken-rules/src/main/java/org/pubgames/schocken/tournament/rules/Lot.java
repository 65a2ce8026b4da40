package org.pubgames.schocken.tournament.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** The tables are known and who sits where is left to chance. */
public record Lot(Findings findings, int seed, int round, int tables) implements Situation {}
