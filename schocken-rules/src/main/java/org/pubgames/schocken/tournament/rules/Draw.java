package org.pubgames.schocken.tournament.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** The tables of a round are to be drawn: may they be, and which tables are there? */
public record Draw(
        Findings findings,
        int round,
        int rounds,
        boolean roundLeft,
        boolean once,
        List<Integer> openTables,
        int entrants,
        List<Integer> sizes,
        int tableSize,
        int tables,
        String range,
        List<Integer> possible,
        int games,
        int gamesAtSmallerTable)
        implements Situation {

    /** Whether nothing but the number of entrants can stand in the way. */
    public boolean ready() {
        return roundLeft && openTables.isEmpty() && !(once && round > 1);
    }

    /** Whether there are tables for this number of entrants. */
    public boolean seatable() {
        return !sizes.isEmpty();
    }

    /** The number of full tables. */
    public int full() {
        return count(0);
    }

    /** The number of tables smaller than full ones. */
    public int smaller() {
        return count(-1);
    }

    /** The number of tables larger than full ones. */
    public int larger() {
        return count(1);
    }

    private int count(int sign) {
        return (int)
                sizes.stream()
                        .filter(players -> Integer.signum(players - tableSize) == sign)
                        .count();
    }
}
