package org.pubgames.schocken.tournament.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.tournament.TournamentSettings;
import org.pubgames.schocken.tournament.TournamentSettings.Drawing;
import org.pubgames.schocken.tournament.TournamentState;

/**
 * The tables of a round are to be drawn: may they be, and which tables are there?
 *
 * @param state the tournament before the draw
 * @param entrants how many are to be seated, any number
 * @param sizes players at each table, largest first; empty when the number cannot be split
 */
public record Draw(
        Findings findings,
        TournamentState state,
        int entrants,
        List<Integer> sizes,
        TournamentSettings settings)
        implements Situation {

    /** The draw for a number of players. */
    public static Draw of(
            Findings findings, TournamentState state, int entrants, TournamentSettings settings) {
        List<Integer> sizes = TableSizes.under(settings).of(entrants);
        return new Draw(findings, state, entrants, sizes, settings);
    }

    /** The round that is drawn, from 1. */
    public int round() {
        return state.rounds().size() + 1;
    }

    /** Whether this round is still to be played. */
    public boolean roundLeft() {
        return !state.closed() && round() <= settings.rounds();
    }

    /** The numbers of the tables that have not reported. */
    public List<Integer> open() {
        return state.openTables();
    }

    /** Whether nothing but the number of players can stand in the way. */
    public boolean ready() {
        boolean drawnBefore = round() > 1 && settings.drawing() == Drawing.ONCE;
        return roundLeft() && open().isEmpty() && !drawnBefore;
    }

    /** Whether there are tables for this number of players. */
    public boolean seatable() {
        return !sizes.isEmpty();
    }

    /** Players at a full table, 2 to 10. */
    public int size() {
        return settings.tableSize();
    }

    /** The number of full tables, from 0. */
    public int full() {
        return count(0);
    }

    /** The number of tables smaller than full ones, from 0. */
    public int smaller() {
        return count(-1);
    }

    /** The number of tables larger than full ones, from 0. */
    public int larger() {
        return count(1);
    }

    private int count(int sign) {
        return (int)
                sizes.stream().filter(players -> Integer.signum(players - size()) == sign).count();
    }

    /** The permitted sizes of a table: 3–5, or 4 where there is one. */
    public String range() {
        int least = settings.smallestTable();
        int most = settings.largestTable();
        return least == most ? String.valueOf(least) : least + "–" + most;
    }

    /** The nearest numbers below and above that can be split; two at most. */
    public List<Integer> possible() {
        return TableSizes.under(settings).near(entrants, settings.mostEntrants());
    }
}
