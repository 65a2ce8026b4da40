package org.pubgames.cli.rejudge;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import org.pubgames.conformance.report.Markup;
import org.pubgames.core.Outcome;

/** What players have won under both rules, side by side; the tables of competitions. */
record StandingsSection(RejudgeReport report, RejudgeWords words, Markup out) {

    /** So many groups, and so many players of each, are shown; CSV has all. */
    private static final int GROUPS = 5;

    private static final int PLAYERS = 30;

    void write() {
        for (MatchComparison each : report.competitions()) {
            out.leaf("h3", each.place().toString());
            ShownWords.course(each, words).ifPresent(line -> out.leaf("p", line));
            new Places(words, out).write(each);
        }
        if (report.standings().tooMany()) {
            out.leaf("p", words.say("standings.too-many", "most", Standings.MOST));
            return;
        }
        List<Map.Entry<String, SortedMap<String, Standing>>> groups =
                report.standings().groups().entrySet().stream()
                        .sorted(
                                Comparator.comparing(
                                                (Map.Entry<String, SortedMap<String, Standing>>
                                                                each) -> changed(each.getValue()),
                                                Comparator.reverseOrder())
                                        .thenComparing(Map.Entry.comparingByKey()))
                        .limit(GROUPS)
                        .toList();
        if (!groups.isEmpty()) {
            out.leaf("p", words.say("standings.about"));
        }
        for (Map.Entry<String, SortedMap<String, Standing>> group : groups) {
            out.leaf("h3", group.getKey());
            table(group.getValue());
        }
        if (!groups.isEmpty()) {
            out.leaf("p", words.say("standings.more"), "class", "place");
        }
    }

    private static long changed(SortedMap<String, Standing> players) {
        return players.values().stream()
                .mapToLong(each -> Math.abs(each.wonNow() - each.won()))
                .sum();
    }

    private void table(SortedMap<String, Standing> players) {
        out.open("div", "class", "scroll", "tabindex", "0").open("table").open("thead").open("tr");
        for (String column :
                List.of("player", "matches", "won", "won-now", "points", "points-now")) {
            out.leaf("th", words.say("standings." + column), "scope", "col");
        }
        out.close("tr").end("thead").open("tbody");
        players.entrySet().stream()
                .sorted(
                        Comparator.comparing(
                                        (Map.Entry<String, Standing> each) ->
                                                -each.getValue().wonNow())
                                .thenComparing(each -> -each.getValue().pointsNow())
                                .thenComparing(Map.Entry.comparingByKey()))
                .limit(PLAYERS)
                .forEach(
                        each -> {
                            Standing own = each.getValue();
                            out.open("tr").leaf("th", each.getKey(), "scope", "row");
                            number(own.matches(), false);
                            number(own.won(), false);
                            number(own.wonNow(), own.won() != own.wonNow());
                            number(own.points(), false);
                            number(own.pointsNow(), own.points() != own.pointsNow());
                            out.end("tr");
                        });
        out.close("tbody").close("table").end("div");
    }

    private void number(long number, boolean changed) {
        out.leaf("td", String.valueOf(number), "class", changed ? "number changed" : "number");
    }

    /** Everybody's place in a match, as it was and now. */
    record Places(RejudgeWords words, Markup out) {

        void write(MatchComparison match) {
            if (match.known() == MatchComparison.Known.UNKNOWN) {
                out.open("p").leaf("strong", words.say("shown.result") + " ");
                out.text(words.say("shown.unknown")).end("p");
            } else if (match.leftOut() > 0) {
                out.leaf("p", words.say("shown.left", "count", match.leftOut()));
            }
            boolean known = match.known() != MatchComparison.Known.UNKNOWN;
            out.open("div", "class", "scroll", "tabindex", "0").open("table").open("thead");
            out.open("tr").leaf("th", words.say("standings.player"), "scope", "col");
            out.leaf("th", words.say("standings.place"), "scope", "col");
            out.leaf("th", words.say("standings.points"), "scope", "col");
            if (known) {
                out.leaf("th", words.say("standings.place-now"), "scope", "col");
                out.leaf("th", words.say("standings.points-now"), "scope", "col");
            }
            out.close("tr").end("thead").open("tbody");
            for (Outcome.Place place : match.places()) {
                out.open("tr").leaf("th", place.player(), "scope", "row");
                cell(place.rank(), false);
                cell(place.score(), false);
                Optional<Outcome.Place> now =
                        match.placesNow().stream()
                                .filter(each -> each.player().equals(place.player()))
                                .findFirst();
                if (known) {
                    now.ifPresentOrElse(
                            each -> {
                                cell(each.rank(), each.rank() != place.rank());
                                cell(each.score(), each.score() != place.score());
                            },
                            () -> out.leaf("td", "–").leaf("td", "–"));
                }
                out.end("tr");
            }
            out.close("tbody").close("table").end("div");
        }

        private void cell(long number, boolean changed) {
            out.leaf("td", String.valueOf(number), "class", changed ? "number changed" : "number");
        }
    }
}
