package org.pubgames.schocken.tournament;

import java.util.List;
import java.util.Optional;

/**
 * A round of the tournament.
 *
 * @param number the round, from 1
 * @param tables its tables by number
 */
public record Round(int number, List<Table> tables) {

    public Round {
        tables = List.copyOf(tables);
    }

    /** The table with a number. */
    public Optional<Table> table(int tableNumber) {
        return tableNumber >= 1 && tableNumber <= tables.size()
                ? Optional.of(tables.get(tableNumber - 1))
                : Optional.empty();
    }

    /** The numbers of the tables that have not reported. */
    public List<Integer> openTables() {
        return tables.stream().filter(table -> !table.played()).map(Table::number).toList();
    }

    /** Whether all tables have reported. */
    public boolean complete() {
        return tables.stream().allMatch(Table::played);
    }

    /** Whether no table has reported. */
    public boolean untouched() {
        return tables.stream().noneMatch(Table::played);
    }
}
