package org.pubgames.sjoelen.rules;

import org.pubgames.core.rules.Findings;
import org.pubgames.core.rules.Situation;
import org.pubgames.sjoelen.Fate;

/** A single disc is reported: is the report complete and possible? */
public record DiscReport(
        Findings findings,
        boolean shoved,
        boolean nothingThere,
        String place,
        boolean possible,
        Fate fate,
        boolean compartmentMissing,
        boolean compartmentUnknown,
        int label,
        boolean fromUnknown,
        int fromLabel,
        String labels,
        boolean stopperMissing,
        boolean contactMissing)
        implements Situation {}
