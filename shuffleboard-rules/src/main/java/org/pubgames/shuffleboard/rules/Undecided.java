package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** Two opposing discs whose nearness decides and is not known. */
public record Undecided(Findings findings, String first, String second, String spot)
        implements Situation {}
