package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Side;

/** The discs of a side in a reported layout. */
public record DiscCount(Findings findings, Side side, int discs, int most) implements Situation {}
