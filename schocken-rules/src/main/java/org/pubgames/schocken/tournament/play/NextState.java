package org.pubgames.schocken.tournament.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ObjIntConsumer;
import java.util.function.UnaryOperator;
import org.pubgames.schocken.tournament.Entrant;
import org.pubgames.schocken.tournament.PlayOff;
import org.pubgames.schocken.tournament.Round;
import org.pubgames.schocken.tournament.Table;
import org.pubgames.schocken.tournament.TableLine;
import org.pubgames.schocken.tournament.TournamentEvent.Cause;
import org.pubgames.schocken.tournament.TournamentSettings;
import org.pubgames.schocken.tournament.TournamentSettings.Disqualification;
import org.pubgames.schocken.tournament.TournamentState;
import org.pubgames.schocken.tournament.TournamentState.Ending;

/** A tournament after something happened, made from the one before. */
final class NextState {

    private NextState() {}

    static TournamentState entered(TournamentState state, String player) {
        List<Entrant> all = new ArrayList<>(state.entrants());
        all.add(Entrant.entered(player));
        return with(state, all);
    }

    /** Somebody more; the rounds before are missed, for no points yet. */
    static TournamentState joined(TournamentState state, String player) {
        TournamentState more = entered(state, player);
        return rounds(more, more.rounds().stream().map(round -> round.missedBy(player)).toList());
    }

    static TournamentState absent(TournamentState state, String player, boolean absent) {
        return changed(state, player, entrant -> entrant.absent(absent));
    }

    /** A round that is over brings so many points to each who missed it. */
    static TournamentState missed(TournamentState state, int number, int points) {
        return rounds(
                state,
                state.rounds().stream()
                        .map(round -> round.number() == number ? round.missedFor(points) : round)
                        .toList());
    }

    static TournamentState takenOff(TournamentState state, String player) {
        return with(
                state,
                state.entrants().stream()
                        .filter(entrant -> !entrant.player().equals(player))
                        .toList());
    }

    /** Who leaves keeps the points. */
    static TournamentState left(TournamentState state, String player) {
        return changed(state, player, Entrant::left);
    }

    static TournamentState sentOff(TournamentState state, String player, Disqualification what) {
        return changed(state, player, entrant -> entrant.sentOff(what));
    }

    static TournamentState decided(TournamentState state, String player, int points) {
        return changed(state, player, entrant -> entrant.decided(points));
    }

    /** The result of a table counts nothing; a play-off that it led to is not due. */
    static TournamentState annulled(TournamentState state, Table table) {
        TournamentState open = reported(state, state.round().orElseThrow(), List.of(), table);
        return decided(open, Optional.empty(), Optional.empty());
    }

    static TournamentState replaced(TournamentState state, String player, Optional<String> by) {
        return changed(state, player, entrant -> entrant.replaced(by));
    }

    private static TournamentState changed(
            TournamentState state, String player, UnaryOperator<Entrant> change) {
        return with(
                state,
                state.entrants().stream()
                        .map(each -> each.player().equals(player) ? change.apply(each) : each)
                        .toList());
    }

    private static TournamentState with(TournamentState state, List<Entrant> entrants) {
        return new TournamentState(
                entrants,
                state.rounds(),
                state.closed(),
                state.playOff(),
                state.ending(),
                state.abandoned());
    }

    static TournamentState drawn(TournamentState state, Round round) {
        List<Round> all = new ArrayList<>(state.rounds());
        Round drawn = round;
        for (String player : state.absentees()) {
            boolean seated =
                    round.tables().stream().anyMatch(table -> table.players().contains(player));
            drawn = seated ? drawn : drawn.missedBy(player);
        }
        all.add(drawn);
        return rounds(state, all);
    }

    /**
     * The next round at the same tables; one at which only one is left, or there, does not play it.
     * Where nowhere two are there, all tables wait for who is absent.
     */
    static TournamentState sameTables(TournamentState state, TournamentSettings settings) {
        Round last = state.round().orElseThrow();
        List<Table> tables = new ArrayList<>();
        List<Table> first = state.round(1).orElseThrow().tables();
        boolean any = first.stream().anyMatch(table -> state.there(table).size() > 1);
        for (Table table : first) {
            List<String> left = any ? state.there(table) : state.left(table);
            if (left.size() > 1) {
                boolean smaller = left.size() < settings.tableSize();
                int games = smaller ? settings.gamesAtSmallerTable() : settings.games();
                tables.add(new Table(tables.size() + 1, left, games, List.of()));
            }
        }
        return drawn(state, new Round(last.number() + 1, tables));
    }

    /** A table of a round has reported, for the first time or anew. */
    static TournamentState reported(
            TournamentState state, Round round, List<TableLine> lines, Table table) {
        UnaryOperator<Table> tables = each -> each.equals(table) ? with(each, lines) : each;
        Round changed = round.with(round.tables().stream().map(tables).toList());
        return rounds(
                state,
                state.rounds().stream().map(each -> each.equals(round) ? changed : each).toList());
    }

    private static Table with(Table table, List<TableLine> results) {
        return new Table(table.number(), table.players(), table.games(), results);
    }

    /** With other rounds, and the points that they make. */
    private static TournamentState rounds(TournamentState state, List<Round> rounds) {
        // the difference alone: of rounds before the position it began in only the sum is known
        Map<String, Integer> points = new HashMap<>();
        brought(rounds, (player, more) -> points.merge(player, more, Integer::sum));
        brought(state.rounds(), (player, more) -> points.merge(player, -more, Integer::sum));
        List<Entrant> all = new ArrayList<>();
        for (Entrant entrant : state.entrants()) {
            int now = entrant.points() + points.getOrDefault(entrant.player(), 0);
            all.add(entrant.worth(now));
        }
        return new TournamentState(
                all, rounds, state.closed(), state.playOff(), state.ending(), state.abandoned());
    }

    private static void brought(List<Round> rounds, ObjIntConsumer<String> each) {
        for (Round round : rounds) {
            for (Table table : round.tables()) {
                table.results().forEach(line -> each.accept(line.player(), line.points()));
            }
            round.missed().forEach(one -> each.accept(one.player(), one.points()));
        }
    }

    /** Ended early; a round of which no table has reported does not count. */
    static TournamentState closedEarly(TournamentState state) {
        List<Round> counted =
                state.rounds().stream()
                        .filter(round -> round.complete() || !round.untouched())
                        .toList();
        return new TournamentState(
                state.entrants(), counted, true, state.playOff(), state.ending());
    }

    /** Abandoned: the rounds that are over stand, and there is no play-off any more. */
    static TournamentState abandoned(TournamentState state, Cause cause) {
        TournamentState over =
                rounds(state, state.rounds().stream().filter(Round::complete).toList());
        return new TournamentState(
                over.entrants(),
                over.rounds(),
                over.closed(),
                over.playOff().filter(playOff -> !playOff.due()),
                over.ending(),
                Optional.of(cause));
    }

    /** Abandoned, and nothing of it counts. */
    static TournamentState forNothing(TournamentState state, Cause cause, Ending ending) {
        List<Entrant> blank = state.entrants().stream().map(Entrant::blank).toList();
        return new TournamentState(
                blank,
                List.of(),
                state.closed(),
                Optional.empty(),
                Optional.of(ending),
                Optional.of(cause));
    }

    /** With or without a play-off and an end. */
    static TournamentState decided(
            TournamentState state, Optional<PlayOff> playOff, Optional<Ending> ending) {
        return new TournamentState(
                state.entrants(),
                state.rounds(),
                state.closed(),
                playOff,
                ending,
                state.abandoned());
    }
}
