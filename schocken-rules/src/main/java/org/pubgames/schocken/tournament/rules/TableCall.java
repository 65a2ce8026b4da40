package org.pubgames.schocken.tournament.rules;

import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.tournament.Table;
import org.pubgames.schocken.tournament.TournamentState;

/**
 * A result is reported for a table: is there such a table, and is its result due?
 *
 * @param round the round it is about, as reported
 * @param table the table, as reported
 * @param correction whether a result is put right
 */
public record TableCall(
        Findings findings, TournamentState state, int round, int table, boolean correction)
        implements Situation {

    /** Whether that round was drawn. */
    public boolean drawn() {
        return state.round(round).isPresent();
    }

    /** How many tables the round has, from 0. */
    public int tables() {
        return state.round(round).map(found -> found.tables().size()).orElse(0);
    }

    /** Whether there is such a table. */
    public boolean known() {
        return found().isPresent();
    }

    /** Whether it has reported. */
    public boolean reported() {
        return found().filter(Table::played).isPresent();
    }

    private Optional<Table> found() {
        return state.round(round).flatMap(found -> found.table(table));
    }
}
