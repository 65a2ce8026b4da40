package org.pubgames.schocken.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.RollOff.Made;
import org.pubgames.schocken.SchockenSettings;

/**
 * Everybody has thrown for the start.
 *
 * @param best the throws that are sought, the highest or the lowest, in the order of throwing;
 *     never empty
 * @param made all throws, in the order in which they were made
 */
public record StarterResult(
        Findings findings,
        Sought sought,
        List<Made> best,
        List<Made> made,
        SchockenSettings settings)
        implements Situation {

    /** Who made these throws, in the order of throwing. */
    public List<String> players() {
        return best.stream().map(Made::player).toList();
    }

    /** The throw that is sought, as in 4-2-1. */
    public String written() {
        return Showing.written(best.get(0).dice());
    }

    /** How many dice were thrown: 1 or 3. */
    public int number() {
        return best.get(0).dice().size();
    }

    /** Whether others have as many pips, so that the highest die decides. */
    public boolean levelOnPips() {
        int pips = best.get(0).pips();
        return made.stream().filter(one -> one.pips() == pips).count() > best.size();
    }

    /** Whether one throw is the best alone. */
    public boolean single() {
        return best.size() == 1;
    }

    /** Whether one of the best throws was made again after a later one of them. */
    public boolean madeAgain() {
        return !made.stream().filter(best::contains).toList().equals(best);
    }

    /** Who made the first of the best throws. */
    public String first() {
        return best.get(0).player();
    }

    /** Who made the last of the best throws. */
    public String last() {
        return best.get(best.size() - 1).player();
    }
}
