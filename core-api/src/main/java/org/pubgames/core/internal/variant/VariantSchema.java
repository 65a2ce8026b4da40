package org.pubgames.core.internal.variant;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.pubgames.core.Game;
import org.pubgames.core.Lang;
import org.pubgames.core.MixIn;
import org.pubgames.core.RuleBook;
import org.pubgames.core.Setting;
import org.pubgames.core.Settings;
import org.pubgames.core.TableKind;
import org.pubgames.core.Variant;
import org.pubgames.core.internal.data.JsonSchema;
import org.pubgames.core.internal.data.JsonWriter;
import org.pubgames.core.internal.data.Records;

/**
 * The JSON Schema (2020-12) of a variant file of a game, for editors. It takes and refuses what the
 * reader does, as far as a schema can say it: names of variants and mix-ins, conditions between
 * settings and whether a table has a row for everything are checked by the reader alone.
 */
public final class VariantSchema {

    private static final String REASON = "reason";
    private static final String CLAUSE = "clause";

    private final Game<?, ?> game;
    private final RuleBook book;
    private final Settings standard;

    private VariantSchema(Game<?, ?> game) {
        this.game = game;
        this.book = game.rulebook();
        this.standard = game.variants().standard().settings();
    }

    /** The schema, as a document that ends with a line break; equal games, equal text. */
    public static String of(Game<?, ?> game) {
        return JsonWriter.indented(new VariantSchema(game).document());
    }

    private Map<String, Object> document() {
        Map<String, Object> schema =
                JsonSchema.root("A variant of " + game.key().id() + ", or a mix-in for variants");
        schema.put("type", "object");
        schema.put("properties", fields());
        schema.put("required", List.of("variant", "game", "id", "title"));
        schema.put("additionalProperties", false);
        Map<String, Object> mixIn = new LinkedHashMap<>();
        mixIn.put("properties", Map.of("kind", Map.of("const", "mixin")));
        mixIn.put("required", List.of("kind"));
        schema.put("if", mixIn);
        schema.put("then", never(Resolver.NOT_IN_MIX_IN));
        schema.put("else", wholeSet());
        Map<String, Object> definitions = new LinkedHashMap<>();
        Map<String, Object> languages = new LinkedHashMap<>();
        for (Lang lang : Lang.values()) {
            languages.put(lang.code(), text("\\S"));
        }
        Map<String, Object> translated = new LinkedHashMap<>();
        translated.put("type", "object");
        translated.put("properties", languages);
        translated.put("minProperties", 1);
        translated.put("additionalProperties", false);
        definitions.put(
                REASON,
                described(
                        "Why the house plays it so; in one language or in several.",
                        Map.of("anyOf", List.of(text("\\S"), translated))));
        definitions.put(
                CLAUSE,
                described(
                        "The printed clause behind it.",
                        Map.of("enum", book.clauses().stream().map(each -> each.id()).toList())));
        schema.put("$defs", definitions);
        return schema;
    }

    private static Map<String, Object> text(String pattern) {
        Map<String, Object> text = new LinkedHashMap<>();
        text.put("type", "string");
        text.put("pattern", pattern);
        return text;
    }

    /** None of these fields may be there. */
    private static Map<String, Object> never(List<String> fields) {
        Map<String, Object> none = new LinkedHashMap<>();
        fields.forEach(field -> none.put(field, false));
        return Map.of("properties", none);
    }

    /** A variant has a parent; only the game's standard may stand alone, and then sets all. */
    private Map<String, Object> wholeSet() {
        Map<String, Object> schema = new LinkedHashMap<>();
        String root = game.variants().standard().id();
        schema.put("if", Map.of("properties", Map.of("id", Map.of("const", root))));
        Map<String, Object> alone = new LinkedHashMap<>();
        alone.put("if", Map.of("required", List.of("extends")));
        alone.put("then", true);
        Map<String, Object> settings = new LinkedHashMap<>();
        settings.put("type", "object");
        settings.put("required", Records.names(standard.getClass()));
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("required", List.of("changes"));
        all.put("properties", Map.of("changes", settings));
        alone.put("else", all);
        schema.put("then", alone);
        schema.put("else", Map.of("required", List.of("extends")));
        return schema;
    }

    private Map<String, Object> fields() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put(
                "variant",
                described("The version of this format.", Map.of("const", DraftReader.FORMAT)));
        fields.put(
                "kind", head("kind", "A variant is a whole set of rules; a mix-in changes a few."));
        fields.put("game", described("The game.", Map.of("const", game.key().id())));
        Map<String, Object> id = head("id", "Its name in files and commands.");
        id.put("pattern", whole(DraftReader.ID));
        id.put("maxLength", DraftReader.LONGEST_ID);
        fields.put("id", id);
        Map<String, Object> edition =
                head("edition", "Raised whenever its settings change; 1 when left out.");
        edition.put("minimum", 1);
        edition.put("maximum", Pin.MOST);
        fields.put("edition", edition);
        Map<String, Object> title = head("title", "What people call it, in at least one language.");
        title.put("minProperties", 1);
        fields.put("title", title);
        fields.put(
                "extends",
                pin(
                        "The variant it is taken from, with its edition.",
                        game.variants().all().stream().map(Variant::pinned)));
        Map<String, Object> with =
                head("with", "The mix-ins it takes up, in order; later ones win.");
        with.put("items", pin("A mix-in with its edition.", mixIns()));
        with.put("uniqueItems", true);
        fields.put("with", with);
        fields.put("status", head("status", "Whether its rules are known in full."));
        fields.put("confidence", head("confidence", "How sure it is that it is played so."));
        fields.put("about", head("about", "What is known and what is not."));
        fields.put("sources", documents("sources", "The documents that are its print."));
        fields.put(
                "borrows",
                documents("borrows", "The documents whose text is used where its own are silent."));
        fields.put("changes", changes());
        fields.put("tables", tables());
        return fields;
    }

    private Map<String, Object> documents(String field, String text) {
        Map<String, Object> documents = head(field, text);
        documents.put(
                "items", Map.of("enum", book.sources().stream().map(each -> each.id()).toList()));
        return documents;
    }

    private Stream<String> mixIns() {
        return game.variants().mixIns().stream().map(MixIn::pinned);
    }

    private static Map<String, Object> pin(String text, Stream<String> known) {
        Map<String, Object> pin = described(text, text(whole(DraftReader.ID + "@" + Pin.EDITION)));
        pin.put("examples", known.toList());
        return pin;
    }

    private static String whole(String pattern) {
        return "^" + pattern + "$";
    }

    private static Map<String, Object> head(String field, String text) {
        return described(text, JsonSchema.ofComponent(VariantHead.class, field));
    }

    private static Map<String, Object> described(String text, Map<String, Object> schema) {
        Map<String, Object> described = new LinkedHashMap<>();
        described.put("description", text);
        described.putAll(schema);
        return described;
    }

    private Map<String, Object> changes() {
        Map<String, Object> settings = new LinkedHashMap<>();
        game.settings().forEach(setting -> settings.put(setting.name(), change(setting)));
        Map<String, Object> changes = new LinkedHashMap<>();
        changes.put("description", "The settings that differ, each with its reason.");
        changes.put("type", List.of("object", "null"));
        changes.put("properties", settings);
        changes.put("additionalProperties", false);
        return changes;
    }

    private Map<String, Object> change(Setting setting) {
        Map<String, Object> parts = new LinkedHashMap<>();
        parts.put("to", value(setting));
        parts.put("because", reference(REASON));
        parts.put("clause", reference(CLAUSE));
        parts.put(
                "basis",
                described(
                        "Whether the print says so or it is our reading.",
                        JsonSchema.ofComponent(DraftReader.Change.class, "basis")));
        Map<String, Object> change = new LinkedHashMap<>();
        change.put("description", text(setting));
        change.put("type", "object");
        change.put("properties", parts);
        change.put("required", List.of("to", "because"));
        change.put("additionalProperties", false);
        return change;
    }

    private static Map<String, Object> reference(String definition) {
        return Map.of("$ref", "#/$defs/" + definition);
    }

    private static String text(Setting setting) {
        String text = setting.text().in(Lang.EN);
        String unit = setting.unit().isEmpty() ? "" : " Unit: " + setting.unit() + ".";
        return (text + unit).strip();
    }

    private Map<String, Object> value(Setting setting) {
        Map<String, Object> value = JsonSchema.ofComponent(standard.getClass(), setting.name());
        if (value.get("items") instanceof Map<?, ?> items
                && items.get("enum") instanceof List<?> names) {
            value.put("items", choices(setting, names));
        } else if (value.get("enum") instanceof List<?> names) {
            value = choices(setting, names);
        }
        if (value.get("items") instanceof Map<?, ?> items && items.containsKey("minimum")) {
            // an editor would otherwise offer 0, which may be too small
            Map<String, Object> entry = new LinkedHashMap<>();
            items.forEach((key, part) -> entry.put(String.valueOf(key), part));
            entry.put("default", items.get("minimum"));
            value.put("items", entry);
        }
        value.put("default", Records.values(standard).get(setting.name()));
        return value;
    }

    /** Each choice on its own, so that an editor can show what it means. */
    private static Map<String, Object> choices(Setting setting, List<?> names) {
        List<Object> choices = new ArrayList<>();
        for (Object name : names) {
            Map<String, Object> choice = new LinkedHashMap<>();
            choice.put("const", name);
            setting.choices().stream()
                    .filter(each -> each.name().equals(name))
                    .findFirst()
                    .ifPresent(each -> choice.put("description", each.text().in(Lang.EN)));
            choices.add(choice);
        }
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("oneOf", choices);
        return schema;
    }

    private Map<String, Object> tables() {
        Map<String, Object> kinds = new LinkedHashMap<>();
        for (TableKind kind : game.tables()) {
            kinds.put(kind.name(), TableSchema.of(kind));
        }
        Map<String, Object> tables = new LinkedHashMap<>();
        tables.put("description", "Lists of the house that decide in place of shipped rules.");
        tables.put("type", "object");
        tables.put("properties", kinds);
        tables.put("additionalProperties", false);
        return tables;
    }
}
