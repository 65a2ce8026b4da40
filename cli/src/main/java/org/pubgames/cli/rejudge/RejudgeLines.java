package org.pubgames.cli.rejudge;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pubgames.core.Lang;
import org.pubgames.core.Outcome;
import org.pubgames.core.internal.answer.ProblemForm;
import org.pubgames.core.internal.data.JsonWriter;

/** A report as JSON Lines: one object a line, each with its {@code type}. For one report. */
public final class RejudgeLines {

    private final List<String> lines = new ArrayList<>();
    private final Lang lang;

    private RejudgeLines(Lang lang) {
        this.lang = lang;
    }

    /**
     * {@return the lines}
     *
     * @param report the report
     * @param lang the language of the sentences in them
     */
    public static List<String> of(RejudgeReport report, Lang lang) {
        RejudgeLines written = new RejudgeLines(lang);
        written.write(report);
        return written.lines;
    }

    private void write(RejudgeReport report) {
        line(
                "rejudged",
                "game",
                report.other().game(),
                "variant",
                report.other().pinned(),
                "title",
                report.other().title().in(lang),
                "digest",
                report.other().digest());
        tally("matches", report.all(), "unread", report.unread(), "passedOver", report.files());
        report.variants().forEach((name, tally) -> tally("variant", tally, "variant", name));
        report.otherGames()
                .forEach((game, count) -> line("other-game", "game", game, "matches", count));
        report.refusals()
                .forEach((kind, count) -> line("refused", "event", kind, "matches", count));
        for (int part = 0; part < report.parts().size(); part++) {
            line("course", "part", part + 1, "matches", report.parts().get(part));
        }
        points("as-played", report.changes());
        points("left-out", report.changesLeftOut());
        report.rules().forEach(this::rule);
        report.shown().forEach(this::shown);
        report.competitions()
                .forEach(
                        match ->
                                line(
                                        "competition",
                                        "file",
                                        match.place().file(),
                                        "line",
                                        match.place().line(),
                                        "was",
                                        places(match.places()),
                                        "now",
                                        places(match.placesNow())));
        report.standings()
                .groups()
                .forEach((group, own) -> own.forEach((player, each) -> won(group, player, each)));
        report.problems()
                .forEach(
                        problem -> {
                            Map<String, Object> line = new LinkedHashMap<>();
                            line.put("type", "unread");
                            line.putAll(ProblemForm.written(problem, lang));
                            lines.add(JsonWriter.write(line));
                        });
    }

    private void tally(String type, Tally tally, Object... more) {
        Map<String, Object> line = map(type, more);
        line.put("matches", tally.matches());
        line.put("events", tally.events());
        line.put("over", tally.over());
        line.put("differing", tally.differing());
        line.put("otherRules", tally.otherRules());
        line.put("otherWinner", tally.otherWinner());
        line.put("otherPoints", tally.otherPoints());
        line.put("earlier", tally.earlier());
        line.put("longer", tally.longer());
        line.put("refused", tally.refused());
        line.put("unplayable", tally.unplayable());
        line.put("leftOut", tally.leftOut());
        line.put("leftOutWinner", tally.leftOutWinner());
        line.put("leftOutPoints", tally.leftOutPoints());
        line.put("unknown", tally.unknown());
        lines.add(JsonWriter.write(line));
    }

    private void points(String known, Histogram histogram) {
        histogram
                .counts()
                .forEach(
                        (change, players) ->
                                line(
                                        "points", "known", known, "change", change, "players",
                                        players));
    }

    private void rule(String rule, RuleShift shift) {
        line(
                "rule",
                "rule",
                rule,
                "was",
                shift.was(),
                "now",
                shift.now(),
                "refused",
                shift.refused(),
                "matchesLess",
                shift.gone(),
                "matchesMore",
                shift.come(),
                "clauses",
                List.copyOf(shift.clauses()),
                "clausesNow",
                List.copyOf(shift.clausesNow()));
    }

    private void shown(ShownMatch shown) {
        MatchComparison match = shown.comparison();
        line(
                "shown",
                "file",
                match.place().file(),
                "line",
                match.place().line(),
                "variant",
                match.was(),
                "players",
                match.players(),
                "course",
                RejudgeTables.written(match.course()),
                "at",
                match.at(),
                "refusedBy",
                match.refusedBy(),
                "taken",
                match.taken(),
                "known",
                RejudgeTables.written(match.known()),
                "leftOut",
                match.leftOut(),
                "event",
                shown.number(),
                "text",
                shown.event().in(lang),
                "was",
                said(shown.was()),
                "now",
                said(shown.now()),
                "places",
                places(match.places()),
                "placesNow",
                places(match.placesNow()));
    }

    private List<Map<String, Object>> said(List<ShownMatch.Said> all) {
        return all.stream()
                .map(
                        each ->
                                fields(
                                        "rule",
                                        each.rule(),
                                        "clause",
                                        each.clause(),
                                        "text",
                                        each.sentence().in(lang)))
                .toList();
    }

    private static List<Map<String, Object>> places(List<Outcome.Place> places) {
        return places.stream()
                .map(
                        each ->
                                fields(
                                        "rank",
                                        each.rank(),
                                        "player",
                                        each.player(),
                                        "score",
                                        each.score()))
                .toList();
    }

    private void won(String group, String player, Standing standing) {
        line(
                "standing",
                "group",
                group,
                "player",
                player,
                "matches",
                standing.matches(),
                "won",
                standing.won(),
                "wonNow",
                standing.wonNow(),
                "points",
                standing.points(),
                "pointsNow",
                standing.pointsNow());
    }

    private void line(String type, Object... named) {
        lines.add(JsonWriter.write(map(type, named)));
    }

    private static Map<String, Object> map(String type, Object... named) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("type", type);
        line.putAll(fields(named));
        return line;
    }

    private static Map<String, Object> fields(Object... named) {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (int i = 0; i < named.length; i += 2) {
            fields.put(String.valueOf(named[i]), named[i + 1]);
        }
        return fields;
    }
}
