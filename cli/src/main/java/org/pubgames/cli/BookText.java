package org.pubgames.cli;

import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.pubgames.core.Because;
import org.pubgames.core.Citation;
import org.pubgames.core.Clause;
import org.pubgames.core.Game;
import org.pubgames.core.Lang;
import org.pubgames.core.LocalText;
import org.pubgames.core.Rule;
import org.pubgames.core.RuleBook;
import org.pubgames.core.Source;
import org.pubgames.core.Variant;
import org.pubgames.core.spi.picture.Style;
import org.pubgames.core.spi.picture.TextTable;

/** A rulebook for a person. */
final class BookText implements BookPrinter {

    private final Game<?, ?> game;
    private final RuleBook book;
    private final Output out;
    private final Words words;
    private final Lang lang;
    private final int width;
    private final Citations citations;

    BookText(Game<?, ?> game, Console console) {
        this.game = game;
        this.book = game.rulebook();
        this.out = console.out();
        this.words = console.words().with(game.key().id());
        this.lang = console.lang();
        this.width = console.width();
        this.citations = new Citations(book, words);
    }

    @Override
    public void book() {
        out.line(Style.BOLD.of(game.title().in(lang)));
        say(
                0,
                words.say(
                        "rules.count",
                        number("rules", book.rules().size()),
                        number("clauses", book.clauses().size()),
                        new Because("game", book.game())));
        String topic = "";
        for (Rule rule : book.rules()) {
            if (!topic(rule).equals(topic)) {
                topic = topic(rule);
                String title = words.find("topic." + topic).orElse(topic);
                out.line("");
                out.line(Style.BOLD.of(title));
                out.line("─".repeat(Style.width(title)));
            }
            out.line("");
            out.line(Style.BOLD.of(rule.id()) + " · " + level(rule));
            say(2, rule.statement());
            say(2, Style.DIM.of("[" + String.join(" · ", clauses(rule)) + "]"));
        }
    }

    /** The second part of the id. */
    private static String topic(Rule rule) {
        String[] parts = rule.id().split("\\.", -1);
        return parts.length > 1 ? parts[1] : parts[0];
    }

    private static List<String> clauses(Rule rule) {
        return rule.citations().stream().map(Citation::clause).toList();
    }

    private String level(Rule rule) {
        return words.say("level." + rule.level()) + by(rule);
    }

    private String by(Rule rule) {
        return rule.by() == Rule.By.RULES ? "" : ", " + words.say("by." + rule.by());
    }

    @Override
    public void rule(Rule rule) {
        out.line(Style.BOLD.of(rule.id()) + " · " + level(rule));
        say(2, rule.statement());
        if (!rule.says().equals(rule.statement())) {
            head("rule.says");
            say(2, rule.says());
        }
        if (!rule.reading().in(lang).isEmpty()) {
            head("rule.reading");
            say(2, rule.reading());
        }
        head("rule.clauses");
        grounds(2, rule.grounds());
        for (Rule.Case held : rule.cases()) {
            head("rule.case", new Because("case", held.name()), new Because("when", when(held)));
            grounds(2, held.grounds());
        }
        if (!rule.parts().isEmpty()) {
            head("rule.parts");
            clauses(2, rule.parts());
        }
        if (!rule.compare().isEmpty()) {
            head("rule.compare");
            clauses(2, rule.compare());
        }
        for (String setting : rule.settings()) {
            out.line("");
            out.line(words.say("rule.setting", new Because("setting", setting)));
            TextTable table = new TextTable("<", "<", "<");
            for (Variant variant : game.variants().all()) {
                variant.layer(setting)
                        .ifPresent(
                                layer ->
                                        table.row(
                                                variant.id(),
                                                layer.value(),
                                                origin(layer, variant)));
            }
            out.lines(0, table.lines());
        }
    }

    private static String when(Rule.Case held) {
        return new TreeMap<>(held.when())
                .entrySet().stream()
                        .map(each -> each.getKey() + " = " + String.join(" | ", each.getValue()))
                        .collect(Collectors.joining(", "));
    }

    private void grounds(int indent, Rule.Grounds grounds) {
        if (!grounds.decides().isEmpty()) {
            String settings = String.join(", ", grounds.decides());
            say(indent, words.say("rule.decides", new Because("settings", settings)));
        }
        clauses(indent, grounds.citations());
        clauses(indent, grounds.also());
        for (Rule.ReadSo reading : grounds.readings()) {
            String under = String.join(", ", reading.under());
            say(indent, words.say("rule.read-so", new Because("under", under)));
            say(indent + 2, reading.text());
        }
    }

    private void clauses(int indent, List<Citation> cited) {
        for (Citation citation : cited) {
            out.line(" ".repeat(indent) + Style.BOLD.of(citation.clause()));
            say(indent + 2, citations.place(citation) + ": " + citations.statement(citation));
        }
    }

    private String origin(Variant.Layer layer, Variant variant) {
        if (!layer.setBy().equals(variant.id())) {
            return words.say("rule.inherited", new Because("variant", layer.setBy()));
        }
        String clause = layer.clause().isEmpty() ? "" : "[" + layer.clause() + "]";
        return layer.basis() == Variant.Basis.PRINTED
                ? clause
                : clause + " · " + words.say("level." + Rule.Level.INTERPRETATION);
    }

    @Override
    public void clause(Clause clause) {
        out.line(Style.BOLD.of(clause.id()));
        say(2, clause.statement());
        head("clause.place");
        say(
                2,
                book.source(clause.source()).map(this::document).orElse(clause.source())
                        + ", "
                        + clause.locator().in(lang));
        if (!clause.testable()) {
            head("clause.untestable");
            say(2, clause.untestable());
        }
        List<Rule> rules = book.realising(clause.id());
        if (!rules.isEmpty()) {
            head("clause.rules");
        }
        for (Rule rule : rules) {
            out.line("  " + Style.BOLD.of(rule.id()) + " · " + level(rule));
            say(4, rule.statement());
        }
    }

    private String document(Source source) {
        return source.title().in(lang) + " (" + source.publisher() + "; " + source.edition() + ")";
    }

    private void head(String key, Because... facts) {
        out.line("");
        out.line(words.say(key, facts));
    }

    private void say(int indent, LocalText text) {
        say(indent, text.in(lang));
    }

    private void say(int indent, String text) {
        out.lines(indent, Paragraph.lines(text, width - indent, 0));
    }

    private static Because number(String name, int value) {
        return new Because(name, value);
    }
}
