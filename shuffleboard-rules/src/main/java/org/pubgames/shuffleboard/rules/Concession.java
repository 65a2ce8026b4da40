package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Side;

/** A side gives up. */
public record Concession(Findings findings, String player, Side winner) implements Situation {}
