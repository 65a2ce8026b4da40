package org.pubgames.conformance.variants;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.pubgames.core.Game;
import org.pubgames.core.MixIn;
import org.pubgames.core.Variant;
import org.pubgames.core.internal.data.JsonWriter;
import org.pubgames.core.internal.data.Records;

/** A variant file near the border of what is valid, drawn at random; equal seeds, equal files. */
final class BorderDocument {

    private static final String LONG_ID = "a".repeat(60);

    private final Game<?, ?> game;
    private final BorderValues values;
    private final SplittableRandom random;
    private final RecordComponent[] settings;
    private final Map<String, Object> fields = new LinkedHashMap<>();

    private BorderDocument(Game<?, ?> game, long seed) {
        this.game = game;
        this.random = new SplittableRandom(seed);
        this.values = new BorderValues(random);
        this.settings = game.variants().standard().settings().getClass().getRecordComponents();
    }

    /** The file as JSON, which is YAML too. */
    static String drawn(Game<?, ?> game, long seed) {
        BorderDocument document = new BorderDocument(game, seed);
        document.sound();
        for (int odd = document.random.nextInt(3); odd > 0; odd--) {
            document.spoil();
        }
        return json(document.fields);
    }

    private void sound() {
        Variant standard = game.variants().standard();
        int shape = random.nextInt(100);
        fields.put("variant", values.pick(2, 2, 2, new java.math.BigDecimal("2.0")));
        fields.put("game", game.key().id());
        fields.put("id", values.pick("our-house", "h", "1-2-3", LONG_ID));
        fields.put("title", values.pick(Map.of("en", "Ours"), Map.of("nl", ""), languages()));
        if (shape < 10) {
            fields.put("kind", "mixin");
        } else if (shape < 20) {
            fields.put("id", standard.id());
        }
        if (shape >= 20) {
            fields.put("extends", parent().pinned());
            List<MixIn> mixIns = game.variants().mixIns();
            if (!mixIns.isEmpty() && values.chance(20)) {
                fields.put("with", List.of(mixIns.get(random.nextInt(mixIns.size())).pinned()));
            }
        }
        Map<String, Object> changes = new LinkedHashMap<>();
        if (shape >= 10 && shape < 20) {
            Records.values(standard.settings())
                    .forEach((name, value) -> changes.put(name, change(value)));
        }
        for (int more = random.nextInt(3); more > 0; more--) {
            RecordComponent setting = settings[random.nextInt(settings.length)];
            changes.put(setting.getName(), change(values.sound(setting)));
        }
        if (!changes.isEmpty() || values.chance(50)) {
            fields.put("changes", changes);
        }
    }

    private Variant parent() {
        List<Variant> all = game.variants().all();
        return all.get(random.nextInt(all.size()));
    }

    private static Map<String, Object> languages() {
        Map<String, Object> words = new LinkedHashMap<>();
        words.put("en", "Our house");
        words.put("nl", "Ons huis");
        words.put("de", "Unser Haus");
        return words;
    }

    private Map<String, Object> change(Object to) {
        Map<String, Object> change = new LinkedHashMap<>();
        change.put("to", to);
        change.put("because", values.pick("We play so.", "x", "\u00e9 2"));
        if (values.chance(20)) {
            change.put("clause", game.rulebook().clauses().get(0).id());
            change.put("basis", values.pick("printed", "interpretation"));
        }
        return change;
    }

    private void spoil() {
        int what = random.nextInt(100);
        if (what < 10) {
            List<String> names = new ArrayList<>(fields.keySet());
            fields.remove(names.get(random.nextInt(names.size())));
        } else if (what < 15) {
            fields.put((String) values.pick("Title", "parent", "rules", "", "<<"), 1);
        } else if (what < 45) {
            spoilHead();
        } else if (what < 65) {
            spoilChange();
        } else {
            RecordComponent setting = settings[random.nextInt(settings.length)];
            changes().put(setting.getName(), change(values.odd(setting)));
        }
    }

    /** The changes, created again when they were replaced by something invalid. */
    private Map<String, Object> changes() {
        Map<String, Object> all = new LinkedHashMap<>();
        if (fields.get("changes") instanceof Map<?, ?> some) {
            some.forEach((name, change) -> all.put(String.valueOf(name), change));
        }
        fields.put("changes", all);
        return all;
    }

    private void spoilChange() {
        Map<String, Object> change = change(values.sound(settings[0]));
        switch (random.nextInt(9)) {
            case 0 -> change.remove("because");
            case 1 -> change.remove("to");
            case 2 -> change.put("because", values.pick("", "  ", null, 3, List.of("x")));
            case 3 -> change.put("clause", values.pick("nobody.said.so", "", 1));
            case 4 -> change.put("basis", values.pick("heard", "PRINTED", true));
            case 5 -> change.put("reason", "x");
            case 6 -> {
                changes().put((String) values.pick("turnz", "", "Discs", "a/b~"), change);
                return;
            }
            case 7 -> {
                changes().put(settings[0].getName(), values.pick(3, null, List.of(), "x"));
                return;
            }
            default -> {
                fields.put("changes", values.pick(null, List.of(), "none", 1));
                return;
            }
        }
        changes().put(settings[0].getName(), change);
    }

    private void spoilHead() {
        String pin = parent().pinned();
        switch (random.nextInt(11)) {
            case 0 -> fields.put("variant", values.pick(0, 1, 3, "2", true, -2, 2.5));
            case 1 -> fields.put("game", values.pick("bridge", "", 7, game.key().id() + " "));
            case 2 ->
                    fields.put(
                            "id",
                            values.pick(
                                    "",
                                    "A",
                                    "-a",
                                    "a-",
                                    "a--b",
                                    "a b",
                                    "../../etc/passwd",
                                    LONG_ID + "a",
                                    "é",
                                    5,
                                    null));
            case 3 ->
                    fields.put(
                            "edition",
                            values.pick(
                                    0, 1, -1, 2_147_483_647, 2_147_483_648L, 1.5, "1", null, 2.0));
            case 4 ->
                    fields.put(
                            "title",
                            values.pick(Map.of(), Map.of("fr", "x"), "Ours", Map.of("en", 5), 1));
            case 5 ->
                    fields.put(
                            "extends",
                            values.pick(
                                    parent().id(),
                                    pin + "0",
                                    parent().id() + "@0",
                                    parent().id() + "@01",
                                    "nobody@1",
                                    pin + "@1",
                                    "../masters@3",
                                    pin.toUpperCase(java.util.Locale.ROOT),
                                    3,
                                    null));
            case 6 ->
                    fields.put(
                            "with",
                            values.pick(
                                    List.of(),
                                    List.of("nobody@1"),
                                    List.of("x@1", "x@1"),
                                    twice(),
                                    "x@1",
                                    List.of(1)));
            case 7 -> fields.put("kind", values.pick("variant", "mixin", "mix-in", 1, null));
            case 8 -> fields.put("status", values.pick("complete", "incomplete", "done", true));
            case 9 -> fields.put("confidence", values.pick("high", "low", "none", 1, null));
            default ->
                    fields.put(
                            "sources",
                            values.pick(
                                    List.of(),
                                    List.of(game.rulebook().sources().get(0).id()),
                                    List.of("nobody"),
                                    "x",
                                    List.of(1)));
        }
    }

    private List<String> twice() {
        return game.variants().mixIns().stream()
                .limit(1)
                .flatMap(mixIn -> List.of(mixIn.pinned(), mixIn.pinned()).stream())
                .toList();
    }

    private static String json(Object value) {
        if (value == null) {
            return "null";
        }
        if (value instanceof Map<?, ?> map) {
            List<String> parts = new ArrayList<>();
            map.forEach((name, part) -> parts.add(JsonWriter.write(name) + ": " + json(part)));
            return "{" + String.join(", ", parts) + "}";
        }
        if (value instanceof List<?> list) {
            return "[" + String.join(", ", list.stream().map(BorderDocument::json).toList()) + "]";
        }
        return JsonWriter.write(value);
    }
}
