package org.pubgames.schocken.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** Everybody has thrown in the roll-off. */
public record RollOffResult(
        Findings findings,
        boolean forLoser,
        List<String> lowest,
        int lowestPips,
        List<String> highest,
        int highestPips)
        implements Situation {
    /** Whom the roll-off is about: the lowest when it seeks the loser, the highest otherwise. */
    public List<String> found() {
        return forLoser ? lowest : highest;
    }

    /** Whether it found one player. */
    public boolean decided() {
        return found().size() == 1;
    }

    public int pips() {
        return forLoser ? lowestPips : highestPips;
    }
}
