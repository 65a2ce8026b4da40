package org.pubgames.schocken.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.SchockenSettings.StarterOrder;
import org.pubgames.schocken.SchockenSettings.StarterTie;

/** Everybody has thrown for the start. */
public record StarterResult(
        Findings findings,
        boolean lowest,
        StarterTie tie,
        StarterOrder order,
        boolean threeDice,
        List<String> best,
        String bestThrow)
        implements Situation {
    /** Whether three dice compare as in the game. */
    public boolean byRanking() {
        return threeDice && order == StarterOrder.RANKING;
    }

    /** Whether three dice compare by their pips. */
    public boolean byPips() {
        return threeDice && order == StarterOrder.SUM_THEN_HIGHEST_DIE;
    }

    /** Whether one throw is the best alone. */
    public boolean single() {
        return best.size() == 1;
    }

    /** Who made the last of the best throws. */
    public String last() {
        return best.get(best.size() - 1);
    }
}
