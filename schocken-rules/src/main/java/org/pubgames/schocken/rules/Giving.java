package org.pubgames.schocken.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** Somebody has to give the discs. */
public record Giving(Findings findings, List<String> highest, String highestThrow)
        implements Situation {
    /** Whether one player has the highest throw alone. */
    public boolean single() {
        return highest.size() == 1;
    }
}
