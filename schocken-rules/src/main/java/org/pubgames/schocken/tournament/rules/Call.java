package org.pubgames.schocken.tournament.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** Something is reported: may it still be? */
public record Call(Findings findings, boolean over, boolean correction) implements Situation {}
