package org.pubgames.conformance.report;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.pubgames.conformance.report.Coverage.Standing;
import org.pubgames.conformance.testee.Claim;
import org.pubgames.core.Clause;
import org.pubgames.core.Rule;
import org.pubgames.core.Source;
import org.pubgames.core.spi.Names;

/** The printed clauses of each document: which are tested, and with what result. */
record CoverageSection(Claim claim, ReportWords words, Markup out) {

    void write(List<GamePage> pages) {
        out.leaf("p", words.say("coverage.about"));
        for (GamePage page : pages) {
            Optional<Coverage> coverage = Coverage.of(page, claim);
            if (coverage.isEmpty()) {
                out.leaf("p", words.say("coverage.unknown", "game", page.id()));
                continue;
            }
            Map<Clause, Standing> standings =
                    coverage.get().book().clauses().stream()
                            .collect(Collectors.toMap(clause -> clause, coverage.get()::standing));
            out.open("details", "class", "game").open("summary");
            out.leaf("span", page.title(words.lang()), "class", "game-title").text(" ");
            Map<Standing, Integer> all = count(List.copyOf(standings.keySet()), standings);
            int decidable =
                    standings.size()
                            - all.getOrDefault(Standing.UNTESTABLE, 0)
                            - all.getOrDefault(Standing.NOT_CLAIMED, 0);
            String ratio = all.getOrDefault(Standing.PASSING, 0) + "/" + decidable;
            out.leaf("span", words.say("coverage.ratio", "ratio", ratio)).end("summary");
            table(page, coverage.get(), standings);
            clauses(coverage.get(), standings);
            rules(coverage.get().withoutVector());
            out.end("details");
        }
    }

    private static Map<Standing, Integer> count(
            List<Clause> clauses, Map<Clause, Standing> standings) {
        Map<Standing, Integer> counts = new EnumMap<>(Standing.class);
        clauses.forEach(clause -> counts.merge(standings.get(clause), 1, Integer::sum));
        return counts;
    }

    private void table(GamePage page, Coverage coverage, Map<Clause, Standing> standings) {
        String caption = words.say("coverage.caption", "game", page.title(words.lang()));
        String[] region = {
            "class", "scroll", "tabindex", "0", "role", "region", "aria-label", caption
        };
        out.open("div", region).open("table", "class", "numbers").leaf("caption", caption);
        out.open("thead").open("tr").leaf("th", words.say("coverage.source"), "scope", "col");
        out.leaf("th", words.say("coverage.clauses"), "scope", "col");
        for (Standing standing : Standing.values()) {
            out.leaf("th", words.say("coverage." + Names.written(standing)), "scope", "col");
        }
        out.close("tr").close("thead").open("tbody");
        for (Source source : coverage.sources()) {
            List<Clause> clauses = coverage.clauses(source);
            Map<Standing, Integer> counts = count(clauses, standings);
            out.open("tr").leaf("th", source.title().in(words.lang()), "scope", "row");
            out.leaf("td", String.valueOf(clauses.size()));
            for (Standing standing : Standing.values()) {
                out.leaf("td", String.valueOf(counts.getOrDefault(standing, 0)));
            }
            out.end("tr");
        }
        out.close("tbody").close("table").end("div");
    }

    private void rules(List<Rule> rules) {
        if (rules.isEmpty()) {
            return;
        }
        out.open("details", "class", "without-vector").open("summary");
        out.text(words.say("coverage.rules", "number", rules.size()));
        out.end("summary").open("ul", "class", "clauses");
        for (Rule rule : rules) {
            out.open("li").leaf("code", rule.id());
            out.text(" " + rule.statement().in(words.lang())).end("li");
        }
        out.close("ul").end("details");
    }

    private void clauses(Coverage coverage, Map<Clause, Standing> standings) {
        for (Standing standing : List.of(Standing.FAILING, Standing.NOT_RUN, Standing.NO_VECTOR)) {
            List<Clause> found =
                    coverage.book().clauses().stream()
                            .filter(clause -> standings.get(clause) == standing)
                            .toList();
            if (found.isEmpty()) {
                continue;
            }
            out.open("details").open("summary");
            out.text(words.say("coverage." + Names.written(standing)) + ": " + found.size());
            out.end("summary").open("ul", "class", "clauses");
            for (Clause clause : found) {
                out.open("li").leaf("code", clause.id());
                out.text(" " + clause.statement().in(words.lang()) + " ");
                out.leaf(
                        "span",
                        GamePage.place(coverage.book(), clause, words.lang()),
                        "class",
                        "tag");
                out.end("li");
            }
            out.close("ul").end("details");
        }
    }
}
