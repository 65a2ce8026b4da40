package org.pubgames.cli.rejudge;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.pubgames.conformance.report.CsvRow;
import org.pubgames.core.Outcome;

/** The tables of a report as CSV, each row ended by a line end. */
public final class RejudgeTables {

    private RejudgeTables() {}

    /** {@return the head of the table of matches} */
    public static String matchColumns() {
        return CsvRow.of(
                "file",
                "line",
                "variant",
                "players",
                "events",
                "over",
                "differs",
                "course",
                "at",
                "event",
                "refused_by",
                "taken",
                "known",
                "left_out",
                "other_winner",
                "points",
                "won",
                "won_now",
                "rules");
    }

    /**
     * {@return the row of a match}
     *
     * @param match the match judged twice
     */
    public static String of(MatchComparison match) {
        boolean known = match.known() != MatchComparison.Known.UNKNOWN;
        return CsvRow.of(
                match.place().file(),
                match.place().line(),
                match.was(),
                String.join("; ", match.players()),
                match.events(),
                match.over(),
                match.differs(),
                written(match.course()),
                match.at() == 0 ? "" : match.at(),
                match.kind(),
                String.join(" ", match.refusedBy()),
                String.join(" ", match.taken()),
                written(match.known()),
                match.leftOut(),
                known ? match.otherWinner() : "",
                known ? match.distance() : "",
                match.over() ? winners(match.places()) : "",
                match.over() && known ? winners(match.placesNow()) : "",
                match.rules().entrySet().stream()
                        .filter(each -> each.getValue().was() != each.getValue().now())
                        .map(
                                each ->
                                        each.getKey()
                                                + " "
                                                + each.getValue().was()
                                                + "→"
                                                + each.getValue().now())
                        .collect(Collectors.joining("; ")));
    }

    private static String winners(List<Outcome.Place> places) {
        return String.join("; ", MatchComparison.winners(places));
    }

    /**
     * {@return the table of rules}
     *
     * @param report the report
     */
    public static String rules(RejudgeReport report) {
        StringBuilder table =
                new StringBuilder(
                        CsvRow.of(
                                "rule",
                                "clauses",
                                "clauses_now",
                                "was",
                                "now",
                                "refused",
                                "matches_less",
                                "matches_more"));
        report.rules()
                .forEach(
                        (rule, shift) ->
                                table.append(
                                        CsvRow.of(
                                                rule,
                                                String.join(" ", shift.clauses()),
                                                String.join(" ", shift.clausesNow()),
                                                shift.was(),
                                                shift.now(),
                                                shift.refused(),
                                                shift.gone(),
                                                shift.come())));
        return table.toString();
    }

    /**
     * {@return the table of what players have won}
     *
     * @param report the report
     */
    public static String standings(RejudgeReport report) {
        StringBuilder table =
                new StringBuilder(
                        CsvRow.of(
                                "group",
                                "player",
                                "matches",
                                "won",
                                "won_now",
                                "points",
                                "points_now"));
        report.standings()
                .groups()
                .forEach(
                        (group, own) ->
                                own.forEach(
                                        (player, standing) ->
                                                table.append(
                                                        CsvRow.of(
                                                                group,
                                                                player,
                                                                standing.matches(),
                                                                standing.won(),
                                                                standing.wonNow(),
                                                                standing.points(),
                                                                standing.pointsNow()))));
        return table.toString();
    }

    static String written(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
