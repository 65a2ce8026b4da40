package org.pubgames.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Reading;
import org.pubgames.core.Score;
import org.pubgames.core.Setting;
import org.pubgames.core.Variant;
import org.pubgames.core.internal.answer.OutcomeForm;
import org.pubgames.core.internal.answer.RulingAnswer;
import org.pubgames.core.internal.answer.TurnForm;
import org.pubgames.core.internal.compare.Comparison;
import org.pubgames.core.internal.compare.Example;
import org.pubgames.core.internal.compare.SettingDifference;
import org.pubgames.core.internal.data.JsonWriter;
import org.pubgames.core.internal.journal.JsonMatchCodec;

/** The differences of two variants, for a program: one JSON object a line, with a {@code type}. */
final class DiffJson<S extends GameState, E extends GameEvent> {

    private final Game<S, E> game;
    private final Console console;
    private final RulingAnswer rulings;

    DiffJson(Game<S, E> game, Console console) {
        this.game = game;
        this.console = console;
        this.rulings = new RulingAnswer(game.rulebook(), console.lang());
    }

    void tell(Comparison comparison) {
        Map<String, Object> head = line("diff");
        head.put("game", game.key().id());
        head.put("a", named(comparison.a()));
        head.put("b", named(comparison.b()));
        head.put("settings", comparison.settings().stream().map(this::of).toList());
        head.put("example", comparison.example().isPresent());
        console.out().raw(JsonWriter.write(head));
        comparison
                .example()
                .map(example -> of(example, comparison))
                .ifPresent(example -> console.out().raw(JsonWriter.write(example)));
    }

    private static Map<String, Object> line(String type) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("type", type);
        return line;
    }

    private static Map<String, Object> named(Variant variant) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("variant", variant.id());
        map.put("edition", variant.edition());
        map.put("digest", variant.digest());
        return map;
    }

    private Map<String, Object> of(SettingDifference difference) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("setting", difference.setting());
        map.put("text", text(difference.setting()));
        map.put("a", difference.a());
        map.put("b", difference.b());
        return map;
    }

    private String text(String setting) {
        return game.settings().stream()
                .filter(each -> each.name().equals(setting))
                .map(Setting::text)
                .map(text -> text.in(console.lang()))
                .findFirst()
                .orElse("");
    }

    private Map<String, Object> of(Example example, Comparison comparison) {
        Map<String, Object> map = line("example");
        map.put("difference", example.difference());
        map.put("found", example.found());
        map.put("length", example.length());
        if (example instanceof Example.Question question) {
            map.put("arguments", question.arguments());
            map.put("a", of(question.a()));
            map.put("b", of(question.b()));
        } else if (example instanceof Example.Played played) {
            map.put("seats", played.seats());
            map.put("events", events(played, comparison.a()));
            map.put("a", of(played.a()));
            map.put("b", of(played.b()));
            map.put("parts", List.copyOf(played.parts()));
        }
        return map;
    }

    private List<Map<String, Object>> events(Example.Played played, Variant variant) {
        return Replay.of(game, variant, played).events().stream()
                .map(event -> JsonWriter.tagged(JsonMatchCodec.TAG, event))
                .toList();
    }

    private Map<String, Object> of(Reading<Score> answer) {
        Map<String, Object> map = new LinkedHashMap<>();
        return answer.fold(
                score -> {
                    map.put("accepted", true);
                    map.put("points", score.points());
                    map.put("cells", score.cells());
                    map.put("rulings", rulings.all(score.rulings()));
                    return map;
                },
                problems -> {
                    map.put("accepted", false);
                    map.put("problems", problems.stream().map(console::map).toList());
                    return map;
                });
    }

    private Map<String, Object> of(Example.Ending ending) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("accepted", ending.accepted());
        map.put("rulings", rulings.all(ending.rulings()));
        map.put("turn", TurnForm.written(ending.turn()));
        map.put("over", ending.outcome().isPresent());
        ending.outcome().ifPresent(outcome -> map.putAll(OutcomeForm.written(outcome, rulings)));
        return map;
    }
}
