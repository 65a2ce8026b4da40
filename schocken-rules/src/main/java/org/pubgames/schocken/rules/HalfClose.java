package org.pubgames.schocken.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.SchockenSettings.Format;

/** A half, or the final, is lost. */
public record HalfClose(
        Findings findings,
        String loser,
        int half,
        int halves,
        boolean finale,
        Format format,
        List<String> losers,
        int timesLost,
        List<String> mostLost,
        int most)
        implements Situation {
    /** Whether the last half was played. */
    public boolean lastHalf() {
        return half >= halves;
    }

    /** Whether one player lost every half. */
    public boolean oneLoser() {
        return losers.size() == 1;
    }

    public boolean firstHalf() {
        return half == 1 && !finale;
    }
}
