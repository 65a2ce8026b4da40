package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.sjoelen.SjoelenSettings.Remedy;

/** The discs of a turn were counted. */
public record DiscCount(
        Findings findings,
        int found,
        int discs,
        int playedWith,
        int lying,
        int mostPoints,
        boolean somethingToCount,
        Remedy remedy)
        implements Situation {}
