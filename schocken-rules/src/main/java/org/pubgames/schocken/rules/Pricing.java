package org.pubgames.schocken.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.SchockenState;
import org.pubgames.schocken.Worth;

/**
 * Several have the highest throw, and a list of the house says that it costs each of them another
 * number of discs: whose counts?
 *
 * @param highest their throws, in the order of throwing; two at least
 */
public record Pricing(
        Findings findings,
        SchockenState state,
        List<Showing.Laid> highest,
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
}
