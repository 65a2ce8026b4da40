package org.pubgames.conformance.docs;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.pubgames.conformance.Vector;
import org.pubgames.core.Citation;
import org.pubgames.core.Clause;
import org.pubgames.core.Game;
import org.pubgames.core.Lang;
import org.pubgames.core.Rule;
import org.pubgames.core.RuleBook;
import org.pubgames.core.Source;
import org.pubgames.core.Variant;

/**
 * The rulebook of a game as a page: each rule with its clauses, its settings and a worked example.
 */
public final class RulebookPage extends PageText {

    private final Game<?, ?> game;
    private final RuleBook book;
    private final List<Vector> vectors;

    private RulebookPage(Game<?, ?> game, List<Vector> vectors, Lang lang) {
        super(lang);
        this.game = game;
        this.book = game.rulebook();
        this.vectors = vectors;
    }

    /** The page in one language, as Markdown. */
    public static String of(Game<?, ?> game, List<Vector> vectors, Lang lang) {
        return new RulebookPage(game, vectors, lang).page();
    }

    private String page() {
        line("# " + word("rulebook") + ": " + game.title().in(lang));
        line("");
        line(word("generated"));
        sources();
        variants();
        line("");
        line("## " + word("rules"));
        for (Rule rule : book.rules()) {
            rule(rule);
        }
        clauses("untestable", false);
        clauses("unrealised", true);
        return text();
    }

    private void sources() {
        line("");
        line("## " + word("sources"));
        line("");
        line(
                "| "
                        + word("source")
                        + " | "
                        + word("title")
                        + " | "
                        + word("edition")
                        + " | "
                        + word("clauses")
                        + " |");
        line("|---|---|---|---|");
        for (Source source : book.sources()) {
            long count =
                    book.clauses().stream()
                            .filter(clause -> clause.source().equals(source.id()))
                            .count();
            String title = cell(source.title().in(lang));
            line(
                    "| `"
                            + source.id()
                            + "` | "
                            + (source.url().isEmpty()
                                    ? title
                                    : "[" + title + "](" + source.url() + ")")
                            + " | "
                            + cell(source.edition())
                            + " | "
                            + count
                            + " |");
        }
    }

    /**
     * One row for each setting, one column for each variant; what a variant inherits stays empty.
     */
    private void variants() {
        List<Variant> all = game.variants().all();
        line("");
        line("## " + word("variants"));
        line("");
        line(word("legend"));
        line("");
        StringBuilder head = new StringBuilder("| " + word("setting"));
        StringBuilder rule = new StringBuilder("|---");
        for (Variant variant : all) {
            head.append(" | `").append(variant.id()).append('`');
            head.append(
                    variant.status() == Variant.Status.INCOMPLETE
                            ? " (" + word("incomplete") + ")"
                            : "");
            rule.append("|---");
        }
        line(head + " |");
        line(rule + "|");
        for (Variant.Layer setting : all.get(0).holding()) {
            StringBuilder row = new StringBuilder("| `" + setting.setting() + "`");
            for (Variant variant : all) {
                Optional<Variant.Layer> own =
                        variant.layer(setting.setting())
                                .filter(layer -> layer.setBy().equals(variant.id()));
                row.append(" | ").append(own.map(RulebookPage::value).orElse(""));
            }
            line(row + " |");
        }
    }

    private static String value(Variant.Layer layer) {
        return layer.value() + (layer.basis() == Variant.Basis.INTERPRETATION ? " ?" : "");
    }

    private void rule(Rule rule) {
        line("");
        line("### " + rule.id());
        line("");
        line(rule.statement().in(lang));
        line("");
        line(
                "- "
                        + word("level")
                        + ": "
                        + word(rule.level().name())
                        + ", "
                        + word("decided")
                        + " "
                        + word(rule.by().name()));
        grounds("", rule.grounds());
        for (Rule.Case held : rule.cases()) {
            line("- " + word("case") + " `" + held.name() + "` (" + when(held) + "):");
            grounds("  ", held.grounds());
        }
        rule.parts().forEach(each -> cited("", "parts", each));
        rule.compare().forEach(each -> cited("", "compare", each));
        if (!rule.settings().isEmpty()) {
            line("- " + word("depends") + ": `" + String.join("`, `", rule.settings()) + "`");
        }
        if (!rule.reading().in(lang).isEmpty()) {
            line("- " + word("reading") + ": " + rule.reading().in(lang));
        }
        vectors.stream()
                .filter(
                        vector ->
                                vector.rule().equals(rule.id())
                                        && vector.polarity() == Vector.Polarity.POSITIVE
                                        && vector.play().isPresent())
                .findFirst()
                .ifPresent(this::example);
    }

    private static String when(Rule.Case held) {
        return new TreeMap<>(held.when())
                .entrySet().stream()
                        .map(
                                each ->
                                        "`"
                                                + each.getKey()
                                                + "` = "
                                                + String.join(" | ", each.getValue()))
                        .collect(Collectors.joining(", "));
    }

    private void grounds(String indent, Rule.Grounds grounds) {
        if (!grounds.decides().isEmpty()) {
            line(
                    indent
                            + "- "
                            + word("decides")
                            + " `"
                            + String.join("`, `", grounds.decides())
                            + "`");
        }
        grounds.citations().forEach(each -> cited(indent, "printed", each));
        grounds.also().forEach(each -> cited(indent, "also", each));
        for (Rule.ReadSo reading : grounds.readings()) {
            line(
                    indent
                            + "- "
                            + word("reading")
                            + " (`"
                            + String.join("`, `", reading.under())
                            + "`): "
                            + reading.text().in(lang));
        }
    }

    private void cited(String indent, String how, Citation citation) {
        String statement =
                book.clause(citation.clause())
                        .map(clause -> clause.statement().in(lang))
                        .orElse("");
        line(
                indent
                        + "- "
                        + word(how)
                        + ": `"
                        + citation.clause()
                        + "` ("
                        + citation.locator().in(lang)
                        + ") "
                        + statement);
    }

    private void example(Vector vector) {
        line("");
        line(
                word("example")
                        + " (`"
                        + vector.id()
                        + "`, `"
                        + vector.variant().base()
                        + "`): "
                        + vector.title());
        line("");
        line("```json");
        Vector.Play play = vector.play().orElseThrow();
        play.given().forEach(event -> line(event.json()));
        play.steps().forEach(step -> line(step.when().json()));
        line("```");
    }

    private void clauses(String heading, boolean testable) {
        Map<String, List<Clause>> bySource = new LinkedHashMap<>();
        for (Clause clause : book.clauses()) {
            boolean listed =
                    testable
                            ? clause.testable() && book.realising(clause.id()).isEmpty()
                            : !clause.testable();
            if (listed) {
                bySource.computeIfAbsent(clause.source(), id -> new ArrayList<>()).add(clause);
            }
        }
        if (bySource.isEmpty()) {
            return;
        }
        line("");
        line("## " + word(heading));
        bySource.forEach(
                (source, clauses) -> {
                    line("");
                    for (Clause clause : clauses) {
                        String reason = clause.untestable().in(lang);
                        line(
                                "- `"
                                        + clause.id()
                                        + "` ("
                                        + clause.locator().in(lang)
                                        + "): "
                                        + clause.statement().in(lang)
                                        + (reason.isEmpty() ? "" : " *" + reason + "*"));
                    }
                });
    }
}
