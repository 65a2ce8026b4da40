package org.pubgames.schocken.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.SchockenSettings.EarlyLift;

/** A cup is lifted. */
public record Uncovering(
        Findings findings,
        String player,
        boolean playing,
        boolean tied,
        boolean due,
        boolean covered,
        boolean inTurn,
        String expected,
        boolean leads,
        boolean open,
        boolean showdown,
        boolean known,
        boolean named,
        boolean agrees,
        int cup,
        int shown,
        List<Integer> impossible,
        EarlyLift earlyLift,
        boolean lifted,
        String discFrom)
        implements Situation {
    /** Whether there is something to lift the cup from. */
    public boolean possible() {
        return playing && !tied && !due && covered;
    }

    /** Whether the dice that were named, if any, can be those under the cup. */
    public boolean sound() {
        return !named || (shown == cup && impossible.isEmpty() && agrees);
    }

    /** Whether lifting too early costs a disc; only once for a throw. */
    public boolean costsDisc() {
        return earlyLift == EarlyLift.ONE_DISC && !lifted;
    }

    /** Whether lifting too early costs nothing. */
    public boolean costsNothing() {
        return earlyLift == EarlyLift.KEEP_THROW || (earlyLift == EarlyLift.ONE_DISC && lifted);
    }

    /** Who gives a disc, as texts name it: empty for the stock and for nobody. */
    public String giver() {
        return discFrom.strip();
    }

    /** Whether everybody sees the dice now. */
    public boolean forEverybody() {
        return inTurn && (showdown || open || leads);
    }
}
