package org.pubgames.sjoelen.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.sjoelen.Fate;

/** A single disc is reported: is the report complete and possible? */
public record DiscReport(
        Findings findings,
        From from,
        boolean nothingThere,
        Fate fate,
        boolean compartmentMissing,
        boolean compartmentUnknown,
        int label,
        boolean fromUnknown,
        int fromLabel,
        List<Integer> labels,
        boolean stopperMissing,
        boolean contactMissing)
        implements Situation {

    /** Whether the disc lay in a compartment. */
    public boolean layIn() {
        return from == From.COMPARTMENT || from == From.EXTRA_DISC;
    }
}
