package org.pubgames.schocken.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.Worth;

/**
 * Who starts is found by throws of three dice: do they already cost discs?
 *
 * @param player who starts
 * @param dice the highest of all throws for the start
 * @param worth what it is worth
 * @param stock discs in the stock, 1 to 410
 */
public record StarterDues(
        Findings findings,
        String player,
        List<Integer> dice,
        Worth worth,
        int stock,
        SchockenSettings settings)
        implements Situation {

    /** The highest throw, as in 4-2-1. */
    public String highest() {
        return Showing.written(dice);
    }

    /** What the stock can give of what that throw costs, 0 to 410 discs. */
    public int discs() {
        return worth.all() ? stock : Math.min(worth.discs(), stock);
    }
}
