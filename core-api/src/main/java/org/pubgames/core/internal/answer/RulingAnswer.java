package org.pubgames.core.internal.answer;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pubgames.core.Citation;
import org.pubgames.core.Ground;
import org.pubgames.core.Lang;
import org.pubgames.core.RuleBook;
import org.pubgames.core.Ruling;
import org.pubgames.core.internal.journal.RulingForm;

/** Rulings with their sentences and citations. Safe to share between threads. */
public final class RulingAnswer {

    /** The fields that follow from the others, for readers without this library. */
    static final List<String> TOLD =
            List.of("text", "citations", "level", "reading", "borrowedFrom", "house");

    private final RuleBook book;
    private final Lang lang;

    /** Rulings of a book in a language. */
    public RulingAnswer(RuleBook book, Lang lang) {
        this.book = book;
        this.lang = lang;
    }

    /** Several rulings. */
    public List<Map<String, Object>> all(List<Ruling> rulings) {
        return rulings.stream().map(this::of).toList();
    }

    /** One ruling. */
    public Map<String, Object> of(Ruling ruling) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("rule", ruling.rule());
        map.put("kind", ruling.kind());
        map.put("concerns", ruling.concerns().stream().map(RulingForm::written).toList());
        if (ruling.kind() == Ruling.Kind.AWARDS) {
            map.put("points", ruling.points());
        }
        if (!ruling.pointer().isEmpty()) {
            map.put("pointer", ruling.pointer());
        }
        map.put("text", book.say(ruling, lang));
        map.put("because", RulingForm.facts(ruling));
        map.put("citations", citations(ruling.citations(), lang));
        if (!ruling.circumstance().isEmpty()) {
            map.put("case", ruling.circumstance());
        }
        ground(ruling.ground(), map);
        return map;
    }

    /** Citations with where they stand, in a language. */
    public static List<Map<String, Object>> citations(List<Citation> citations, Lang lang) {
        return citations.stream().map(each -> of(each, lang)).toList();
    }

    private static Map<String, Object> of(Citation citation, Lang lang) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("clause", citation.clause());
        map.put("source", citation.source());
        map.put("locator", citation.locator().in(lang));
        return map;
    }

    private void ground(Ground ground, Map<String, Object> map) {
        map.put("level", ground.level());
        if (!ground.reading().en().isEmpty()) {
            map.put("reading", ground.reading().in(lang));
        }
        ground.borrowedFrom().ifPresent(source -> map.put("borrowedFrom", source));
        if (ground.ofHouse()) {
            map.put("house", ground.house().in(lang));
        }
    }
}
