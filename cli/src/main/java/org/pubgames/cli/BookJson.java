package org.pubgames.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.pubgames.core.Clause;
import org.pubgames.core.Game;
import org.pubgames.core.Lang;
import org.pubgames.core.LocalText;
import org.pubgames.core.Rule;
import org.pubgames.core.RuleBook;
import org.pubgames.core.Source;
import org.pubgames.core.Variant;
import org.pubgames.core.internal.answer.RulingAnswer;
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
        line.put("citations", RulingAnswer.citations(rule.grounds().citations(), lang));
        line.put("also", RulingAnswer.citations(rule.grounds().also(), lang));
        line.put("decides", rule.grounds().decides());
        line.put("readings", readings(rule.grounds()));
        line.put("cases", rule.cases().stream().map(this::held).toList());
        line.put("parts", RulingAnswer.citations(rule.parts(), lang));
        line.put("compare", RulingAnswer.citations(rule.compare(), lang));
        line.put("settings", settings(rule));
        out.raw(JsonWriter.write(line));
    }

    private Map<String, Object> held(Rule.Case held) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("case", held.name());
        map.put("when", new TreeMap<>(held.when()));
        map.put("citations", RulingAnswer.citations(held.grounds().citations(), lang));
        map.put("also", RulingAnswer.citations(held.grounds().also(), lang));
        map.put("decides", held.grounds().decides());
        map.put("readings", readings(held.grounds()));
        return map;
    }

    private List<Map<String, Object>> readings(Rule.Grounds grounds) {
        return grounds.readings().stream()
                .map(
                        each ->
                                Map.<String, Object>of(
                                        "for", each.under(), "reading", each.text().in(lang)))
                .toList();
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
        line.put("locator", clause.locator().in(lang));
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
