package org.pubgames.core.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** A situation for trying rules on. */
public record Toss(int pips, int most, boolean again, Findings findings) implements Situation {}
