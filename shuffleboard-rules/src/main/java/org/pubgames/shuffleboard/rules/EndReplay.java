package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.ShuffleboardEvent.Cause;

/** An end is to be played again. */
public record EndReplay(Findings findings, int number, Cause cause) implements Situation {}
