package org.pubgames.schocken.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.SchockenSettings.SecondPhase;
import org.pubgames.schocken.SchockenSettings.ShortStock;

/** The discs of a round are handed out. */
public record Distribution(
        Findings findings,
        String loser,
        String giver,
        boolean all,
        boolean schockAus,
        int total,
        int held,
        int due,
        int stock,
        int giverDiscs,
        ShortStock shortStock,
        SecondPhase secondPhase)
        implements Situation {
    /** The name of the throw that takes all, where it has one in this respect. */
    public String name() {
        return schockAus ? "Schock-Aus" : "";
    }

    /** Whether the stock gives. */
    public boolean fromStock() {
        return !all && stock > 0;
    }

    /** Whether the winner gives, or puts back. */
    public boolean fromGiver() {
        return !all && stock == 0;
    }

    /** What the winner can give of what is due. */
    public int giverGives() {
        return Math.min(due, giverDiscs);
    }

    /** What the winner adds when the stock is short. */
    public int toppedUp() {
        return Math.min(due - stock, giverDiscs);
    }
}
