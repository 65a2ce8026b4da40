package org.pubgames.schocken.tournament.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.schocken.tournament.Round;
import org.pubgames.schocken.tournament.Table;
import org.pubgames.schocken.tournament.TableLine;
import org.pubgames.schocken.tournament.TournamentEvent.OrganizerDecided;
import org.pubgames.schocken.tournament.TournamentEvent.Result;
import org.pubgames.schocken.tournament.TournamentEvent.ResultCorrected;
import org.pubgames.schocken.tournament.TournamentEvent.TablePlayed;
import org.pubgames.schocken.tournament.TournamentSettings;
import org.pubgames.schocken.tournament.TournamentState;
import org.pubgames.schocken.tournament.rules.Effect;
import org.pubgames.schocken.tournament.rules.TableCall;
import org.pubgames.schocken.tournament.rules.TablePoints;
import org.pubgames.schocken.tournament.rules.TableReport;
import org.pubgames.schocken.tournament.rules.TableScoring;

/** The results of the tables, entered and corrected. */
final class TablePhase {

    private final TournamentSettings settings;
    private final MatchPhase match;
    private final MissedRounds missed;

    TablePhase(TournamentSettings settings, MatchPhase match) {
        this.settings = settings;
        this.match = match;
        this.missed = new MissedRounds(settings);
    }

    TournamentState played(TournamentState state, TablePlayed played, Judging judging) {
        int round = state.rounds().size();
        TableCall call = new TableCall(judging.findings(), state, round, played.table(), false);
        return reported(call, played.results(), judging)
                .map(next -> match.goOn(next, played, judging))
                .orElse(state);
    }

    TournamentState corrected(TournamentState state, ResultCorrected corrected, Judging judging) {
        TableCall call =
                new TableCall(
                        judging.findings(), state, corrected.round(), corrected.table(), true);
        return reported(call, corrected.results(), judging)
                .filter(next -> judging.findings().has(Effect.REPLACE_RESULT))
                .map(next -> match.goOn(next, corrected, judging))
                .orElse(state);
    }

    /** The tournament with a result; empty when it is not accepted. */
    private Optional<TournamentState> reported(
            TableCall call, List<Result> results, Judging judging) {
        Findings found = judging.put(call);
        Optional<Round> round = call.state().round(call.round());
        Optional<Table> table = round.flatMap(drawn -> drawn.table(call.table()));
        if (found.forbidden() || table.isEmpty()) {
            return Optional.empty();
        }
        TableReport report = new TableReport(found, table.get(), results, settings, false);
        return counted(call.state(), round.get(), report, judging);
    }

    /** The tournament with the result that the organizer gives a table. */
    TournamentState decided(TournamentState state, OrganizerDecided word, Judging judging) {
        Optional<Table> table = state.tableOf(word.player());
        if (table.isEmpty()) {
            return state;
        }
        List<Result> results = word.results().orElse(List.of());
        TableReport report =
                new TableReport(judging.findings(), table.get(), results, settings, true);
        return counted(state, state.round().orElseThrow(), report, judging)
                .map(next -> match.goOn(next, word, judging))
                .orElse(state);
    }

    /** The tournament with what a table is worth; empty when its report is not accepted. */
    private Optional<TournamentState> counted(
            TournamentState state, Round round, TableReport report, Judging judging) {
        Findings found = judging.put(report);
        if (found.forbidden()) {
            return Optional.empty();
        }
        Table table = report.drawn();
        List<Integer> figures = figures(table, report.results());
        return judging.put(new TableScoring(found, table, figures, settings))
                .effect(TablePoints.class)
                .map(worth -> NextState.reported(state, round, lines(table, figures, worth), table))
                .map(next -> missed.of(next, round.number(), judging));
    }

    /** What was reported of each player, in the order of the table. */
    private List<Integer> figures(Table table, List<Result> results) {
        List<Integer> figures = new ArrayList<>();
        for (String player : table.players()) {
            figures.add(
                    results.stream()
                            .filter(result -> result.player().equals(player))
                            .flatMap(result -> result.figure(settings.counting()).stream())
                            .findFirst()
                            .orElse(0));
        }
        return figures;
    }

    private static List<TableLine> lines(Table table, List<Integer> figures, TablePoints worth) {
        List<TableLine> lines = new ArrayList<>();
        for (int i = 0; i < figures.size(); i++) {
            lines.add(new TableLine(table.players().get(i), figures.get(i), worth.points().get(i)));
        }
        return lines;
    }
}
