package org.pubgames.conformance.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.pubgames.conformance.report.Shortfalls.Numbered;
import org.pubgames.core.Because;
import org.pubgames.core.Rule;
import org.pubgames.core.Variant;

/** For each game a table: its rules by topic, the variants that were played, and the results. */
final class MatrixSection {

    private final ReportWords words;
    private final Markup out;
    private final IdentityHashMap<Result, String> anchors = new IdentityHashMap<>();

    MatrixSection(Report report, ReportWords words, Markup out) {
        this.words = words;
        this.out = out;
        for (int i = 0; i < report.results().size(); i++) {
            Result result = report.results().get(i);
            anchors.putIfAbsent(result, new Numbered(i, result).anchor());
        }
    }

    void write(List<GamePage> pages) {
        legend();
        for (GamePage page : pages) {
            Tally tally = Tally.of(page.results());
            out.open("details", "class", "game");
            out.open("summary");
            out.leaf("span", page.title(words.lang()), "class", "game-title").text(" ");
            out.leaf("span", mark(tally) + " " + tally.ratio(), "class", style(tally));
            out.end("summary");
            if (tally.applicable() == 0) {
                out.leaf("p", words.say("matrix.nothing", "total", tally.total()));
            } else {
                table(page);
            }
            out.end("details");
        }
    }

    private void legend() {
        out.open("ul", "class", "legend");
        for (Outcome outcome : Outcome.values()) {
            out.open("li");
            out.leaf("span", mark(outcome), "class", "mark " + ReportWords.key(outcome));
            out.text(" " + words.outcome(outcome));
            out.close("li");
        }
        out.end("ul");
    }

    private void table(GamePage page) {
        Map<String, Map<String, List<Result>>> cells = cells(page);
        List<String> variants = variants(page);
        String name = words.say("matrix.caption", "game", page.title(words.lang()));
        out.open("div", "class", "scroll", "tabindex", "0", "role", "region", "aria-label", name);
        out.open("table", "class", "matrix").leaf("caption", name);
        out.open("thead").open("tr");
        out.leaf("th", words.say("matrix.rule"), "scope", "col", "class", "corner");
        for (String variant : variants) {
            out.open("th", "scope", "col", "title", title(page, variant));
            out.leaf("span", variant.isEmpty() ? words.say("variant.none") : variant);
            out.close("th");
        }
        out.close("tr").end("thead");
        topics(page, cells).forEach((topic, rules) -> topic(page, topic, rules, variants, cells));
        out.close("table").end("div");
    }

    private void topic(
            GamePage page,
            String topic,
            List<String> rules,
            List<String> variants,
            Map<String, Map<String, List<Result>>> cells) {
        out.open("tbody").open("tr", "class", "topic");
        out.leaf("th", topic, "scope", "rowgroup", "colspan", String.valueOf(variants.size() + 1));
        out.end("tr");
        for (String rule : rules) {
            String shown = rule.startsWith(topic + ".") ? rule.substring(topic.length() + 1) : rule;
            String statement = GamePage.statement(page.id(), rule, words.lang());
            out.open("tr");
            out.leaf("th", shown, "scope", "row", "title", rule + ": " + statement);
            Map<String, List<Result>> row = cells.getOrDefault(rule, Map.of());
            variants.forEach(variant -> cell(row.getOrDefault(variant, List.of())));
            out.end("tr");
        }
        out.end("tbody");
    }

    private void cell(List<Result> results) {
        if (results.isEmpty()) {
            out.open("td").close("td");
            return;
        }
        Result worst =
                results.stream()
                        .min(Comparator.comparing(result -> weight(result.outcome())))
                        .orElseThrow();
        Outcome outcome = worst.outcome();
        String mark = mark(outcome);
        if (outcome == Outcome.PASS || outcome == Outcome.NOT_APPLICABLE) {
            out.leaf("td", mark, "class", ReportWords.key(outcome));
            return;
        }
        long same = results.stream().filter(result -> result.outcome() == outcome).count();
        String told =
                words.say(
                        "matrix.cell",
                        new Because("outcome", words.outcome(outcome)),
                        new Because("some", same),
                        new Because("all", results.size()));
        out.open("td", "class", ReportWords.key(outcome));
        out.leaf(
                "a",
                mark + (results.size() > 1 ? same + "/" + results.size() : ""),
                "href",
                "#" + anchors.get(worst),
                "title",
                told);
        out.close("td");
    }

    /** Rule → variant → results. */
    private static Map<String, Map<String, List<Result>>> cells(GamePage page) {
        Map<String, Map<String, List<Result>>> cells = new HashMap<>();
        for (Result result : page.results()) {
            cells.computeIfAbsent(result.rule(), rule -> new HashMap<>())
                    .computeIfAbsent(result.variant(), variant -> new ArrayList<>())
                    .add(result);
        }
        return cells;
    }

    /** The variants that were played at all, in the order of the game's own list. */
    private static List<String> variants(GamePage page) {
        List<String> known =
                page.game()
                        .map(game -> game.variants().all().stream().map(Variant::id).toList())
                        .orElse(List.of());
        return page.results().stream()
                .filter(result -> result.outcome() != Outcome.NOT_APPLICABLE)
                .map(Result::variant)
                .distinct()
                .sorted(
                        Comparator.comparing(
                                        (String id) ->
                                                known.contains(id)
                                                        ? known.indexOf(id)
                                                        : known.size())
                                .thenComparing(id -> id))
                .toList();
    }

    /** The rules that have results in a shown variant, by topic, in the order of the book. */
    private static Map<String, List<String>> topics(
            GamePage page, Map<String, Map<String, List<Result>>> cells) {
        List<String> shown = variants(page);
        List<String> book =
                page.book()
                        .map(found -> found.rules().stream().map(Rule::id).toList())
                        .orElse(List.of());
        List<String> rules = new ArrayList<>(book);
        new TreeMap<>(cells)
                .keySet().stream().filter(rule -> !book.contains(rule)).forEach(rules::add);
        Map<String, List<String>> topics = new LinkedHashMap<>();
        for (String rule : rules) {
            if (cells.getOrDefault(rule, Map.of()).keySet().stream().anyMatch(shown::contains)) {
                int end = rule.lastIndexOf('.');
                topics.computeIfAbsent(
                                end < 0 ? rule : rule.substring(0, end), topic -> new ArrayList<>())
                        .add(rule);
            }
        }
        return topics;
    }

    private String title(GamePage page, String variant) {
        Optional<Variant> known = page.game().flatMap(game -> game.variants().find(variant));
        return known.map(found -> found.title().in(words.lang())).orElse("");
    }

    /** The order of outcomes, the worst first. */
    private static int weight(Outcome outcome) {
        return switch (outcome) {
            case FAIL -> 0;
            case ERROR -> 1;
            case UNEXPECTED_PASS -> 2;
            case SKIPPED -> 3;
            case EXPECTED_FAIL -> 4;
            case PASS -> 5;
            case NOT_APPLICABLE -> 6;
        };
    }

    static String mark(Outcome outcome) {
        return switch (outcome) {
            case PASS -> "✓";
            case FAIL -> "✗";
            case ERROR -> "⚠";
            case SKIPPED -> "○";
            case NOT_APPLICABLE -> "–";
            case EXPECTED_FAIL -> "≈";
            case UNEXPECTED_PASS -> "!";
        };
    }

    static String mark(Tally tally) {
        return tally.fallenShort() > 0 ? "✗" : tally.applicable() > 0 ? "✓" : "–";
    }

    static String style(Tally tally) {
        Outcome outcome =
                tally.fallenShort() > 0
                        ? Outcome.FAIL
                        : tally.applicable() > 0 ? Outcome.PASS : Outcome.NOT_APPLICABLE;
        return "mark " + ReportWords.key(outcome);
    }
}
