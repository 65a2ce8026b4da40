package org.pubgames.schocken.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A round of the tournament.
 *
 * @param number the round, from 1
 * @param tables its tables by number
 * @param missed who is in the tournament and did not play it
 * @param fewest the fewest points that anybody brought home in a round before the position that the
 *     match began in, where they are known
 */
public record Round(int number, List<Table> tables, List<Missed> missed, Optional<Integer> fewest) {

    public Round {
        tables = List.copyOf(tables);
        missed = List.copyOf(missed);
    }

    /** A round that nobody missed. */
    public Round(int number, List<Table> tables) {
        this(number, tables, List.of(), Optional.empty());
    }

    /** The names of those who did not play it. */
    public List<String> missing() {
        return missed.stream().map(Missed::player).toList();
    }

    /** The fewest points that anybody brought home from its tables; 0 when nobody did. */
    public int fewestPoints() {
        return fewest.orElseGet(
                () ->
                        tables.stream()
                                .flatMap(table -> table.results().stream())
                                .mapToInt(TableLine::points)
                                .min()
                                .orElse(0));
    }

    /** The same with other tables; what it is worth to miss it is known when it is over. */
    public Round with(List<Table> others) {
        Round round = new Round(number, others, missed, fewest);
        return round.complete() ? round : round.missedFor(0);
    }

    /** The same with so many points for each who missed it. */
    public Round missedFor(int points) {
        List<Missed> all = missing().stream().map(name -> new Missed(name, points)).toList();
        return new Round(number, tables, all, fewest);
    }

    /** The same missed by somebody more, for no points yet. */
    public Round missedBy(String player) {
        List<Missed> all = new ArrayList<>(missed);
        all.add(new Missed(player, 0));
        return new Round(number, tables, all, fewest);
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
