package org.pubgames.shuffleboard.rules;

import org.pubgames.core.rules.Findings;
import org.pubgames.core.rules.Situation;

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
