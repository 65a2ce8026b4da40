package org.pubgames.cli.rejudge;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.pubgames.conformance.report.Markup;
import org.pubgames.conformance.report.PageHead;
import org.pubgames.core.Because;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.LocalText;
import org.pubgames.core.Problem;
import org.pubgames.core.Rule;

/**
 * A report as one page of HTML that loads nothing: no network, no script. The answer comes first,
 * then the numbers, the plots, the matches that show it best, tables, and how it was found.
 */
public final class RejudgePage {

    /** So many rules are drawn, and so many more stand in the table. */
    private static final int DRAWN = 8;

    private static final int LISTED = 40;

    /** What changes so many times less than the rule that changes most is not drawn. */
    private static final int MUCH = 20;

    private final RejudgeReport report;
    private final RejudgeWords words;
    private final Lang lang;
    private final Game<?, ?> game;
    private final Markup out = new Markup();

    private RejudgePage(RejudgeReport report, Lang lang) {
        this.report = report;
        this.lang = lang;
        this.words = RejudgeWords.of(report, lang);
        this.game = words.game();
    }

    /**
     * {@return the page}
     *
     * @param report the report
     * @param lang the language of its texts
     */
    public static String of(RejudgeReport report, Lang lang) {
        return new RejudgePage(report, lang).page();
    }

    private String page() {
        String title = words.say("title", "variant", report.other().title().in(lang));
        PageHead.write(out, title, lang, RejudgePage.class, "rejudge.css");
        out.open("body").open("header").leaf("h1", title);
        out.leaf("p", words.answer(report), "class", "answer");
        if (report.all().matches() > 0) {
            words.winners(report).forEach(line -> out.leaf("p", line, "class", "lead"));
        }
        out.leaf("p", game.title().in(lang) + " · " + report.other().pinned(), "class", "subline");
        out.end("header").open("main");
        section("numbers", this::numbers);
        section("points", this::points);
        section("rules", this::rules);
        section("course", this::course);
        if (!report.shown().isEmpty()) {
            section("shown", () -> new ShownSection(words, out).write(report.shown()));
        }
        section("variants", this::variants);
        section("standings", () -> new StandingsSection(report, words, out).write());
        if (report.unread() > 0) {
            section("unread", this::unread);
        }
        section("how", this::how);
        out.end("main").end("body").end("html");
        return out.toString();
    }

    private void section(String key, Runnable content) {
        out.open("section", "id", key, "aria-labelledby", key + "-title");
        out.leaf("h2", words.say("section." + key), "id", key + "-title").raw("\n");
        content.run();
        out.end("section");
    }

    private void numbers() {
        Tally all = report.all();
        out.open("dl", "class", "tiles");
        tile("matches", all.matches(), all.matches());
        tile("differing", all.differing(), all.matches());
        tile("winner", all.otherWinner(), all.matches());
        tile("points", all.otherPoints(), all.matches());
        tile("course", all.otherCourse(), all.matches());
        tile("unknown", all.unknown(), all.matches());
        out.end("dl");
        out.open("ul", "class", "facts");
        fact("rules", all.otherRules());
        fact("refused", all.refused());
        fact("earlier", all.earlier());
        fact("longer", all.longer());
        fact("unplayable", all.unplayable());
        fact("left", all.leftOut());
        fact("left-winner", all.leftOutWinner());
        fact("left-points", all.leftOutPoints());
        fact("unread", report.unread());
        fact("passed", report.files());
        if (!report.otherGames().isEmpty()) {
            String games =
                    report.otherGames().entrySet().stream()
                            .map(each -> title(each.getKey()) + " " + each.getValue())
                            .collect(Collectors.joining(", "));
            out.leaf("li", words.say("n.other-games", "games", games));
        }
        out.end("ul");
    }

    private String title(String id) {
        return Games.find(id).map(each -> each.title().in(lang)).orElse(id);
    }

    private void tile(String key, long number, long of) {
        out.open("div").leaf("dt", words.say("n." + key));
        out.open("dd").text(String.valueOf(number));
        if (number != of && of > 0) {
            out.leaf("small", " " + Math.round(number * 1000.0 / of) / 10.0 + " %");
        }
        out.close("dd").close("div");
    }

    private void fact(String key, long number) {
        if (number > 0) {
            out.leaf("li", number + " " + words.say("n." + key));
        }
    }

    private void points() {
        long same =
                report.changes().counts().getOrDefault(0L, 0L)
                        + report.changesLeftOut().counts().getOrDefault(0L, 0L);
        long others = report.changes().total() + report.changesLeftOut().total() - same;
        if (others == 0) {
            out.leaf("p", words.say("points.none"));
            return;
        }
        out.leaf("p", words.say("points.about", "same", same));
        out.open("p", "class", "legend");
        out.leaf("span", words.say("points.played"), "class", "key now");
        out.leaf("span", words.say("points.left"), "class", "key left").close("p");
        new Plot(
                        Plot.of(
                                report.changes(),
                                report.changesLeftOut(),
                                words.say("points.more")),
                        words.say("points.axis"),
                        words.say("section.points"))
                .draw(out);
    }

    private void course() {
        if (report.all().refused() == 0) {
            out.leaf("p", words.say("course.none"));
            return;
        }
        out.leaf("p", words.say("course.about"));
        List<Plot.Bar> bars = new ArrayList<>();
        for (int part = 0; part < report.parts().size(); part++) {
            long count = report.parts().get(part);
            String until = (part + 1) * 100 / RejudgeReport.PARTS + " %";
            bars.add(new Plot.Bar(until, until + ": " + count, count, 0));
        }
        new Plot(bars, words.say("course.axis"), words.say("section.course")).draw(out);
        String kinds =
                report.refusals().entrySet().stream()
                        .sorted(
                                Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder())
                                        .thenComparing(Map.Entry.comparingByKey()))
                        .map(each -> words.label(each.getKey()) + " (" + each.getValue() + ")")
                        .collect(Collectors.joining(", "));
        out.leaf("p", words.say("course.kinds", "kinds", kinds));
    }

    private List<Map.Entry<String, RuleShift>> shifted() {
        return report.rules().entrySet().stream()
                .filter(each -> each.getValue().differs())
                .sorted(RuleShift.LARGEST)
                .toList();
    }

    private String statement(String rule) {
        return game.rulebook()
                .rule(rule)
                .map(Rule::statement)
                .orElse(LocalText.same(rule))
                .in(lang);
    }

    private void rules() {
        List<Map.Entry<String, RuleShift>> shifted = shifted();
        if (shifted.isEmpty()) {
            out.leaf("p", words.say("rules.none"));
            return;
        }
        out.leaf("p", words.say("rules.about"));
        out.open("p", "class", "legend");
        out.leaf("span", words.say("rules.was"), "class", "key was");
        out.leaf("span", words.say("rules.now"), "class", "key now");
        out.leaf("span", words.say("rules.refused"), "class", "key left").close("p");
        // one that fires always and a little more often would make all other bars short
        long least = shifted.get(0).getValue().weight() / MUCH;
        new RuleBars(words, out)
                .draw(
                        shifted.stream()
                                .filter(each -> each.getValue().weight() > least)
                                .limit(DRAWN)
                                .toList(),
                        this::statement);
        out.open("div", "class", "scroll", "tabindex", "0").open("table");
        out.open("thead").open("tr");
        for (String column : List.of("rule", "clause", "was", "now", "refused", "gone", "come")) {
            out.leaf("th", words.say("rules." + column), "scope", "col");
        }
        out.close("tr").end("thead").open("tbody");
        for (Map.Entry<String, RuleShift> each :
                shifted.subList(0, Math.min(LISTED, shifted.size()))) {
            RuleShift shift = each.getValue();
            out.open("tr").open("th", "scope", "row").leaf("code", each.getKey()).close("th");
            String clauses =
                    String.join(", ", shift.was() > 0 ? shift.clauses() : shift.clausesNow());
            out.open("td").leaf("code", clauses).close("td");
            for (long number :
                    new long[] {
                        shift.was(), shift.now(), shift.refused(), shift.gone(), shift.come()
                    }) {
                out.leaf("td", String.valueOf(number), "class", "number");
            }
            out.end("tr");
        }
        out.close("tbody").close("table").end("div");
        if (shifted.size() > LISTED) {
            out.leaf("p", words.say("rules.more", "count", shifted.size() - LISTED));
        }
    }

    private void variants() {
        out.open("div", "class", "scroll", "tabindex", "0").open("table").open("thead").open("tr");
        out.leaf("th", words.say("variants.variant"), "scope", "col");
        for (String column : List.of("matches", "differing", "winner", "points", "course")) {
            out.leaf("th", words.say("n." + column), "scope", "col");
        }
        out.close("tr").end("thead").open("tbody");
        report.variants()
                .forEach(
                        (name, tally) -> {
                            out.open("tr").leaf("th", name, "scope", "row");
                            for (long number :
                                    new long[] {
                                        tally.matches(),
                                        tally.differing(),
                                        tally.otherWinner(),
                                        tally.otherPoints(),
                                        tally.otherCourse()
                                    }) {
                                out.leaf("td", String.valueOf(number), "class", "number");
                            }
                            out.end("tr");
                        });
        out.close("tbody").close("table").end("div");
    }

    private void unread() {
        out.open("ul");
        for (Problem problem : report.problems()) {
            out.leaf("li", problem.line(lang));
        }
        out.end("ul");
        long more = report.unread() - report.problems().size();
        if (more > 0) {
            out.leaf("p", words.say("unread.more", new Because("count", more)));
        }
    }

    private void how() {
        for (String key : List.of("was", "now", "left")) {
            out.leaf("p", words.say("how." + key));
        }
    }
}
