package org.pubgames.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pubgames.core.Because;
import org.pubgames.core.Ground;
import org.pubgames.core.Lang;
import org.pubgames.core.Party;
import org.pubgames.core.RuleBook;
import org.pubgames.core.Ruling;

/** Rulings for a program. */
final class RulingJson {

    private final RuleBook book;
    private final Lang lang;

    RulingJson(RuleBook book, Lang lang) {
        this.book = book;
        this.lang = lang;
    }

    List<Map<String, Object>> all(List<Ruling> rulings) {
        return rulings.stream().map(this::of).toList();
    }

    private Map<String, Object> of(Ruling ruling) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("rule", ruling.rule());
        map.put("kind", ruling.kind());
        map.put("concerns", ruling.concerns().stream().map(RulingJson::party).toList());
        if (ruling.kind() == Ruling.Kind.AWARDS) {
            map.put("points", ruling.points());
        }
        if (!ruling.pointer().isEmpty()) {
            map.put("pointer", ruling.pointer());
        }
        map.put("text", book.say(ruling, lang));
        Map<String, Object> because = new LinkedHashMap<>();
        for (Because fact : ruling.because()) {
            because.put(fact.name(), fact.value());
        }
        map.put("because", because);
        map.put("citations", Citations.maps(ruling.citations(), lang));
        if (!ruling.circumstance().isEmpty()) {
            map.put("case", ruling.circumstance());
        }
        ground(ruling.ground(), map);
        return map;
    }

    private static Map<String, Object> party(Party party) {
        return Map.of(party instanceof Party.Player ? "player" : "side", party.name());
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
