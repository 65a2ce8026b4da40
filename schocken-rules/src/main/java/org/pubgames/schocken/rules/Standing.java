package org.pubgames.schocken.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.SchockenSettings.Blind;
import org.pubgames.schocken.SchockenSettings.ThrowLimit;

/** A player leaves the throw standing. */
public record Standing(
        Findings findings,
        String player,
        boolean playing,
        boolean tied,
        boolean due,
        boolean inTurn,
        String expected,
        boolean leads,
        boolean seen,
        boolean peeked,
        boolean open,
        int used,
        Blind blind,
        ThrowLimit throwLimit,
        int limit)
        implements Situation {
    /** Whether the player may decide now. */
    public boolean timely() {
        return playing && !tied && !due && inTurn;
    }

    /** Whether the leader leaves the first throw without having shown it. */
    public boolean unshownFirst() {
        return leads && !seen && used == 1;
    }

    /** Whether the leader leaves the first throw unseen. */
    public boolean blindly() {
        return unshownFirst() && !peeked;
    }

    /** Whether the leader stands on a later throw without having shown it. */
    public boolean unseenLater() {
        return leads && !seen && used > 1;
    }
}
