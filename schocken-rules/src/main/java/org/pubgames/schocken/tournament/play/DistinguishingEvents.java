package org.pubgames.schocken.tournament.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.Seats;
import org.pubgames.schocken.tournament.Round;
import org.pubgames.schocken.tournament.Table;
import org.pubgames.schocken.tournament.TournamentEvent;
import org.pubgames.schocken.tournament.TournamentEvent.Result;
import org.pubgames.schocken.tournament.TournamentSettings;
import org.pubgames.schocken.tournament.TournamentState;

/**
 * Events by which variants are told apart, and straight courses through an evening. The rules say
 * whether they may happen.
 */
final class DistinguishingEvents {

    /** The first seat wins everywhere; places turn round from round to round. */
    private static final int COURSES = 2;

    private static final String STAND_IN = "Stand-in";

    private static final String NEWCOMER = "Newcomer";

    private final List<String> seats;
    private final LikelyResults results;

    DistinguishingEvents(TournamentSettings settings, Seats seats) {
        this.seats = seats.names();
        this.results = new LikelyResults(settings);
    }

    List<TournamentEvent> events(TournamentState state) {
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
        events.add(new TournamentEvent.MatchAbandoned(TournamentEvent.Cause.CLOSING_TIME));
        events.add(new TournamentEvent.PlayerJoined(NEWCOMER));
        state.absentees().stream()
                .findFirst()
                .ifPresent(player -> events.add(new TournamentEvent.PlayerArrived(player)));
        state.present().stream()
                .findFirst()
                .ifPresent(player -> events.add(new TournamentEvent.PlayerAbsent(player)));
        state.playing().stream()
                .findFirst()
                .ifPresent(
                        player -> {
                            events.add(new TournamentEvent.Withdrew(player));
                            events.add(new TournamentEvent.PlayerDisqualified(player, "cheating"));
                            events.add(new TournamentEvent.PlayerReplaced(player, STAND_IN));
                            events.add(
                                    TournamentEvent.OrganizerDecided.points(
                                            player, TournamentEvent.Decision.DEDUCT, "a fine", 1));
                        });
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
        List<String> players = inOrder(table, false);
        return List.of(
                results(table, false),
                results(table, true),
                results.of(players, Collections.nCopies(players.size(), 1)));
    }

    private List<Result> results(Table table, boolean reversed) {
        return results.inOrder(table, inOrder(table, reversed));
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
