package org.pubgames.schocken.tournament;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.Names;
import org.pubgames.schocken.tournament.TournamentEvent.Result;
import org.pubgames.schocken.tournament.TournamentSettings.Drawing;
import org.pubgames.schocken.tournament.rules.Effect;
import org.pubgames.schocken.tournament.rules.RoundClose;
import org.pubgames.schocken.tournament.rules.TableCall;
import org.pubgames.schocken.tournament.rules.TablePoints;
import org.pubgames.schocken.tournament.rules.TableReport;
import org.pubgames.schocken.tournament.rules.TableScoring;

/** The results of the tables: entered, corrected, and what follows when a round is complete. */
final class TablePhase {

    private final TournamentSettings settings;

    TablePhase(TournamentSettings settings) {
        this.settings = settings;
    }

    TournamentState played(
            TournamentState state, TournamentEvent.TablePlayed played, Judging judging) {
        int round = state.rounds().size();
        TournamentState next =
                reported(state, round, played.table(), played.results(), false, judging);
        if (next.equals(state)) {
            return state;
        }
        return next.round().map(now -> afterwards(next, now, judging)).orElse(next);
    }

    TournamentState corrected(
            TournamentState state, TournamentEvent.ResultCorrected corrected, Judging judging) {
        return reported(
                state, corrected.round(), corrected.table(), corrected.results(), true, judging);
    }

    private TournamentState reported(
            TournamentState state,
            int number,
            int tableNumber,
            List<Result> results,
            boolean correction,
            Judging judging) {
        Findings findings = judging.findings();
        Optional<Round> round = state.round(number);
        Optional<Table> table = round.flatMap(found -> found.table(tableNumber));
        judging.put(
                new TableCall(
                        findings,
                        correction,
                        round.isPresent(),
                        number,
                        tableNumber,
                        round.map(found -> found.tables().size()).orElse(0),
                        table.isPresent(),
                        table.filter(Table::played).isPresent()));
        if (round.isEmpty() || table.isEmpty() || findings.forbidden()) {
            return state;
        }
        if (judging.put(report(findings, table.get(), results)).forbidden()
                || (correction && !findings.has(Effect.REPLACE_RESULT))) {
            return state;
        }
        List<TableLine> lines = lines(table.get(), results, judging);
        return lines.isEmpty() ? state : state.with(round.get().with(table.get().with(lines)));
    }

    private TableReport report(Findings findings, Table table, List<Result> results) {
        List<String> named = results.stream().map(Result::player).toList();
        List<String> strangers =
                named.stream().filter(name -> !table.players().contains(name)).distinct().toList();
        Set<String> seen = new HashSet<>();
        List<String> twice = named.stream().filter(name -> !seen.add(name)).distinct().toList();
        List<Integer> figures =
                results.stream()
                        .flatMap(result -> result.figure(settings.counting()).stream())
                        .toList();
        return new TableReport(
                findings,
                table.number(),
                table.players(),
                strangers,
                strangers.isEmpty() ? "" : Names.nearest(strangers.get(0), table.players()),
                table.players().stream().filter(name -> !seen.contains(name)).toList(),
                twice,
                settings.counting(),
                results.stream()
                        .filter(result -> result.figure(settings.counting()).isEmpty())
                        .map(Result::player)
                        .distinct()
                        .toList(),
                placesOnce(figures, table.players().size()),
                figures.stream().mapToInt(Integer::intValue).min().orElse(0),
                figures.stream().mapToInt(Integer::intValue).max().orElse(0),
                figures.stream().mapToLong(Integer::longValue).sum(),
                table.games(),
                TournamentSettings.MOST_POINTS);
    }

    private static boolean placesOnce(List<Integer> places, int players) {
        return places.stream()
                .sorted()
                .toList()
                .equals(IntStream.rangeClosed(1, players).boxed().toList());
    }

    private List<TableLine> lines(Table table, List<Result> results, Judging judging) {
        List<Integer> figures = new ArrayList<>();
        for (String player : table.players()) {
            figures.add(
                    results.stream()
                            .filter(result -> result.player().equals(player))
                            .flatMap(result -> result.figure(settings.counting()).stream())
                            .findFirst()
                            .orElse(0));
        }
        Optional<TablePoints> worth =
                judging.put(
                                new TableScoring(
                                        judging.findings(),
                                        table.number(),
                                        settings.counting(),
                                        table.players(),
                                        figures,
                                        settings.placePoints(),
                                        settings.pointsPerLostGame()))
                        .effect(TablePoints.class);
        List<TableLine> lines = new ArrayList<>();
        for (int i = 0; worth.isPresent() && i < figures.size(); i++) {
            int points = worth.get().points().get(i);
            lines.add(new TableLine(table.players().get(i), figures.get(i), points));
        }
        return lines;
    }

    private TournamentState afterwards(TournamentState state, Round round, Judging judging) {
        Findings findings =
                judging.put(
                        new RoundClose(
                                judging.findings(),
                                round.number(),
                                settings.rounds(),
                                round.complete(),
                                round.number() < settings.rounds(),
                                settings.drawing() == Drawing.ONCE));
        return findings.has(Effect.SAME_TABLES) ? state.with(round.again()) : state;
    }
}
