package org.pubgames.schocken.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.Seats;
import org.pubgames.schocken.tournament.TournamentEvent.Result;

/**
 * Events that tell tournaments apart, and straight courses through one evening. Whether they may
 * happen is for the rules to say.
 */
final class TellingEvents {

    /** The first seat wins everywhere; places turn round from round to round. */
    private static final int COURSES = 2;

    private final TournamentSettings settings;
    private final List<String> seats;

    TellingEvents(TournamentSettings settings, Seats seats) {
        this.settings = settings;
        this.seats = seats.names();
    }

    List<TournamentEvent> telling(TournamentState state) {
        List<TournamentEvent> events = new ArrayList<>();
        waiting(state).ifPresent(player -> events.add(new TournamentEvent.Entered(player)));
        events.add(new TournamentEvent.Drawn(0));
        for (Table table : openTables(state)) {
            for (List<Result> results : results(table)) {
                events.add(new TournamentEvent.TablePlayed(table.number(), results));
            }
        }
        state.round()
                .flatMap(round -> round.table(1).map(table -> corrected(round, table)))
                .ifPresent(events::addAll);
        state.playOff()
                .ifPresent(
                        playOff ->
                                events.add(new TournamentEvent.PlayOffPlayed(playOff.players())));
        events.add(new TournamentEvent.Closed());
        state.playing().stream()
                .findFirst()
                .ifPresent(player -> events.add(new TournamentEvent.Withdrew(player)));
        return events;
    }

    private Optional<String> waiting(TournamentState state) {
        return seats.stream().filter(player -> state.entrant(player).isEmpty()).findFirst();
    }

    private static List<Table> openTables(TournamentState state) {
        return state.round().map(Round::tables).orElse(List.of()).stream()
                .filter(table -> !table.played())
                .toList();
    }

    private List<TournamentEvent> corrected(Round round, Table table) {
        return results(table).stream()
                .<TournamentEvent>map(
                        results ->
                                new TournamentEvent.ResultCorrected(
                                        round.number(), table.number(), results))
                .toList();
    }

    /** In seating order, the other way round, and level. */
    private List<List<Result>> results(Table table) {
        List<List<Result>> all = new ArrayList<>();
        all.add(results(table, false));
        all.add(results(table, true));
        List<Result> level = new ArrayList<>();
        for (String player : inOrder(table, false)) {
            level.add(Result.of(settings.counting(), player, 1));
        }
        all.add(level);
        return all;
    }

    private List<Result> results(Table table, boolean reversed) {
        List<String> players = inOrder(table, reversed);
        List<Result> results = new ArrayList<>();
        for (int i = 1; i <= players.size(); i++) {
            boolean last = i == players.size();
            int figure =
                    switch (settings.counting()) {
                        case PLACES -> i;
                        case LOST_GAMES -> last ? table.games() : 0;
                        case POINTS -> players.size() - i;
                    };
            results.add(Result.of(settings.counting(), players.get(i - 1), figure));
        }
        return results;
    }

    private List<String> inOrder(Table table, boolean reversed) {
        List<String> players = new ArrayList<>(table.players());
        players.sort(Comparator.comparingInt(seats::indexOf));
        if (reversed) {
            Collections.reverse(players);
        }
        return players;
    }

    /** Everybody enters; round after round is drawn and played. */
    Optional<TournamentEvent> straight(TournamentState state, int course) {
        if (course >= COURSES) {
            return Optional.empty();
        }
        return switch (state.phase()) {
            case ENTRY ->
                    Optional.of(
                            waiting(state)
                                    .<TournamentEvent>map(TournamentEvent.Entered::new)
                                    .orElse(new TournamentEvent.Drawn(0)));
            case ROUND -> {
                boolean reversed = course == 1 && state.rounds().size() % 2 == 0;
                yield openTables(state).stream()
                        .findFirst()
                        .map(
                                table ->
                                        new TournamentEvent.TablePlayed(
                                                table.number(), results(table, reversed)));
            }
            case BETWEEN -> Optional.of(new TournamentEvent.Drawn(0));
            case PLAY_OFF ->
                    state.playOff()
                            .map(playOff -> new TournamentEvent.PlayOffPlayed(playOff.players()));
            case OVER -> Optional.empty();
        };
    }
}
