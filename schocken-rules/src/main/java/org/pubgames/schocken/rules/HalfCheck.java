package org.pubgames.schocken.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** Is the half decided? */
public record HalfCheck(
        Findings findings,
        boolean allTaken,
        String loser,
        boolean twoTwoOne,
        boolean loseByTwoTwoOne,
        boolean stockEmptied,
        List<String> holders,
        int playing,
        List<String> players,
        boolean finale)
        implements Situation {
    /** Whether one player alone holds discs that are still played for. */
    public boolean oneHolder() {
        return stockEmptied && holders.size() == 1;
    }

    /** Whether something special has decided the half already. */
    public boolean special() {
        return allTaken || (twoTwoOne && loseByTwoTwoOne);
    }

    /** Whether everybody else has left. */
    public boolean oneLeft() {
        return playing == 1;
    }

    /** What can be lost, as the texts name it. */
    public LostPart part() {
        return finale ? LostPart.FINAL : LostPart.HALF;
    }
}
