package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** Two discs that lie so close that they overlap. */
public record Overlap(
        Findings findings, String pointer, String first, String second, boolean stacked)
        implements Situation {}
