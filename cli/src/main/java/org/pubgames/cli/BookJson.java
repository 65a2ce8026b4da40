package org.pubgames.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.Clause;
import org.pubgames.core.Game;
import org.pubgames.core.Lang;
import org.pubgames.core.LocalText;
import org.pubgames.core.Rule;
import org.pubgames.core.RuleBook;
import org.pubgames.core.Source;
import org.pubgames.core.Variant;
import org.pubgames.core.internal.data.JsonWriter;

/** A rulebook for a program: one JSON object a line, with a {@code type}. */
final class BookJson implements BookPrinter {

    private final Game<?, ?> game;
    private final RuleBook book;
    private final Output out;
    private final Lang lang;

    BookJson(Game<?, ?> game, Console console) {
        this.game = game;
        this.book = game.rulebook();
        this.out = console.out();
        this.lang = console.lang();
    }

    @Override
    public void book() {
        for (Source source : book.sources()) {
            Map<String, Object> line = line("source");
            line.putAll(GamesCommand.map(source, lang));
            out.raw(JsonWriter.write(line));
        }
        book.clauses().forEach(this::clause);
        book.rules().forEach(this::rule);
    }

    @Override
    public void rule(Rule rule) {
        Map<String, Object> line = line("rule");
        line.put("rule", rule.id());
        line.put("level", rule.level());
        line.put("by", rule.by());
        line.put("statement", rule.statement().in(lang));
        line.put("says", rule.says().in(lang));
        line.put("reading", some(rule.reading()));
        line.put("citations", rule.citations().stream().map(Citations::map).toList());
        line.put("settings", settings(rule));
        out.raw(JsonWriter.write(line));
    }

    /** For each setting its value in each variant. */
    private Map<String, Object> settings(Rule rule) {
        Map<String, Object> settings = new LinkedHashMap<>();
        for (String setting : rule.settings()) {
            Map<String, Object> values = new LinkedHashMap<>();
            for (Variant variant : game.variants().all()) {
                variant.layer(setting).ifPresent(layer -> values.put(variant.id(), layer.value()));
            }
            settings.put(setting, values);
        }
        return settings;
    }

    @Override
    public void clause(Clause clause) {
        Map<String, Object> line = line("clause");
        line.put("clause", clause.id());
        line.put("source", clause.source());
        line.put("locator", clause.locator());
        line.put("topic", clause.topic());
        line.put("statement", clause.statement().in(lang));
        line.put("untestable", some(clause.untestable()));
        List<String> rules = book.realising(clause.id()).stream().map(Rule::id).toList();
        line.put("rules", rules);
        out.raw(JsonWriter.write(line));
    }

    private Optional<String> some(LocalText text) {
        return Optional.of(text.in(lang)).filter(words -> !words.isEmpty());
    }

    private static Map<String, Object> line(String type) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("type", type);
        return line;
    }
}
