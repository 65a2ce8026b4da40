package org.pubgames.schocken.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** All cups are lifted. */
public record Showdown(
        Findings findings,
        List<String> highest,
        String highestThrow,
        List<String> lowest,
        String lowestThrow,
        List<String> offenders,
        boolean allSchockAus)
        implements Situation {
    /** Whether one player has the lowest throw alone. */
    public boolean singleLowest() {
        return lowest.size() == 1;
    }

    /** Whether one player alone threw too often. */
    public boolean singleOffender() {
        return offenders.size() == 1;
    }
}
