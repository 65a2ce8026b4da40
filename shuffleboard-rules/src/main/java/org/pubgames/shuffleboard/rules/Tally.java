package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** All points of an end are known. */
public record Tally(
        Findings findings,
        int number,
        int scoreA,
        int scoreB,
        int foulsA,
        int foulsB,
        boolean agrees,
        String claim)
        implements Situation {}
