package org.pubgames.schocken.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.Worth;

/**
 * The highest throws are equal and cost differently: which one sets the discs?
 *
 * @param highest these throws
 * @param loser who lost the round
 * @param stock discs in the stock, from 0
 */
public record Price(
        Findings findings,
        List<Showing.Laid> highest,
        String loser,
        int stock,
        SchockenSettings settings)
        implements Situation {

    /** What the dearest of them is worth. */
    public Worth dearest() {
        return Showing.dearest(highest);
    }

    /** Whether one of them was left standing unseen. */
    public boolean blind() {
        return highest.stream().anyMatch(Showing.Laid::blind);
    }

    /** Whether somebody else than the loser made one of them. */
    public boolean others() {
        return highest.stream().anyMatch(one -> !one.player().equals(loser));
    }
}
