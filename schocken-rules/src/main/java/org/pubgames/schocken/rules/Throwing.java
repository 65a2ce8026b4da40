package org.pubgames.schocken.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.SchockenSettings.OverThrow;
import org.pubgames.schocken.SchockenSettings.UnneededThrow;

/** Dice are thrown. */
public record Throwing(
        Findings findings,
        String player,
        boolean playing,
        boolean tied,
        boolean due,
        boolean inTurn,
        boolean hasToUncover,
        String expected,
        boolean throwsLeft,
        boolean lifted,
        int used,
        int most,
        int cup,
        boolean named,
        int shown,
        List<Integer> impossible,
        int asideNow,
        int leastSetAside,
        boolean mustShow,
        OverThrow overThrow,
        boolean fined,
        String discFrom,
        UnneededThrow unneeded,
        boolean outOfIt)
        implements Situation {
    /** Whether the dice that were named can be those in the cup. */
    public boolean sound() {
        return !named || (shown == cup && impossible.isEmpty());
    }

    /** Whether the player throws as the rules want it, or again all that is in the cup. */
    public boolean regular() {
        return playing && !tied && inTurn && (due || throwsLeft);
    }

    /** Whether the throw is listened to at all: a regular, a surplus or an unneeded one. */
    public boolean heard() {
        return regular() || surplus() || (!playing && !tied);
    }

    /** Whether more or fewer dice are named than can have been in the cup. */
    public boolean wrongNumber() {
        return regular() ? shown != cup : shown < 1 || shown > cup;
    }

    /** Who gives a disc, as texts name it: empty for the stock and for nobody. */
    public String giver() {
        return discFrom.strip();
    }

    /** Whether no throw is left to the player. */
    public boolean surplus() {
        return playing && !tied && !due && !throwsLeft;
    }
}
