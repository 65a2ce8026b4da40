package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** The last end was written down wrongly. */
public record Correction(
        Findings findings,
        int number,
        int lastNumber,
        boolean closed,
        boolean same,
        boolean possible,
        int scoreA,
        int scoreB,
        int wasA,
        int wasB)
        implements Situation {}
