package org.pubgames.store;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pubgames.core.Because;
import org.pubgames.core.Constant;
import org.pubgames.core.Entry;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Party;
import org.pubgames.core.Revised;
import org.pubgames.core.Ruling;
import org.pubgames.core.Verdict;

/** The rulings with the number of the event, as a journal has them. */
final class RulingAnswers implements Answers {

    @Override
    public <S extends GameState, E extends GameEvent> String accepted(
            HeldMatch<S, E> match, Verdict.Accepted<S, E> verdict) {
        return JsonLine.write(numbered(match.match().size(), verdict.rulings()));
    }

    @Override
    public <S extends GameState, E extends GameEvent> String revised(
            HeldMatch<S, E> match, Revised.Done<S, E> revised) {
        List<Object> changed = new ArrayList<>();
        for (Revised.Change<E> change : revised.changes()) {
            change.now().ifPresent(now -> changed.add(numbered(now)));
        }
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("events", match.match().size());
        String brief = JsonLine.write(fields);
        fields.put("changed", changed);
        String whole = JsonLine.write(fields);
        return whole.length() > StoredLine.LONGEST ? brief : whole;
    }

    private static Map<String, Object> numbered(Entry<?> entry) {
        return numbered(entry.number(), entry.rulings());
    }

    private static Map<String, Object> numbered(int number, List<Ruling> rulings) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("number", number);
        fields.put("rulings", rulings.stream().map(RulingAnswers::written).toList());
        return fields;
    }

    private static Map<String, Object> written(Ruling ruling) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("rule", ruling.rule());
        if (!ruling.circumstance().isEmpty()) {
            fields.put("case", ruling.circumstance());
        }
        if (!ruling.concerns().isEmpty()) {
            fields.put("concerns", ruling.concerns().stream().map(RulingAnswers::written).toList());
        }
        fields.put("kind", ruling.kind());
        if (ruling.points() != 0) {
            fields.put("points", ruling.points());
        }
        if (!ruling.pointer().isEmpty()) {
            fields.put("pointer", ruling.pointer());
        }
        Map<String, Object> because = new LinkedHashMap<>();
        for (Because fact : ruling.because()) {
            because.put(fact.name(), kept(fact.plain()));
        }
        fields.put("because", because);
        return fields;
    }

    private static Map<String, Object> written(Party party) {
        return Map.of(party instanceof Party.Player ? "player" : "side", party.name());
    }

    private static Object kept(Object plain) {
        if (plain instanceof List<?> list) {
            return list.stream().map(each -> kept((Object) each)).toList();
        }
        return plain instanceof Constant constant ? Map.of("constant", constant.name()) : plain;
    }
}
