package org.pubgames.shuffleboard.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** Where a disc is said to lie: can it be read? */
public record PlaceReport(
        Findings findings,
        String pointer,
        String disc,
        boolean measured,
        boolean worded,
        boolean acrossMissing,
        boolean exact,
        boolean covered,
        boolean wordKnown,
        String word,
        String nearest,
        List<String> words,
        String shown,
        String bounds,
        int depth)
        implements Situation {}
