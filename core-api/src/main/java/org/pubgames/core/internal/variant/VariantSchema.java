package org.pubgames.core.internal.variant;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.pubgames.core.Game;
import org.pubgames.core.Lang;
import org.pubgames.core.LocalText;
import org.pubgames.core.MixIn;
import org.pubgames.core.RuleBook;
import org.pubgames.core.Setting;
import org.pubgames.core.Settings;
import org.pubgames.core.TableKind;
import org.pubgames.core.Variant;
import org.pubgames.core.internal.data.JsonSchema;
import org.pubgames.core.internal.data.JsonWriter;
import org.pubgames.core.internal.data.Records;
import org.pubgames.core.internal.words.Template;

/**
 * The JSON Schema (2020-12) of a variant file of a game, for editors. It takes and refuses what the
 * reader does, as far as a schema can say it: names of variants and mix-ins, conditions between
 * settings and whether a table has a row for everything are checked by the reader alone.
 */
public final class VariantSchema {

    private static final String REASON = "reason";
    private static final String CLAUSE = "clause";

    private final Game<?, ?> game;
    private final Lang lang;
    private final RuleBook book;
    private final Settings standard;

    private VariantSchema(Game<?, ?> game, Lang lang) {
        this.game = game;
        this.lang = lang;
        this.book = game.rulebook();
        this.standard = game.variants().standard().settings();
    }

    /**
     * The schema, as a document that ends with a line break; equal games, equal text.
     *
     * @param lang the language of its descriptions
     */
    public static String of(Game<?, ?> game, Lang lang) {
        return JsonWriter.indented(tree(game, lang));
    }

    /** The schema as a tree of maps, lists and values. */
    public static Map<String, Object> tree(Game<?, ?> game, Lang lang) {
        return new VariantSchema(game, lang).document();
    }

    /** What the schema of a game is called beside its variant files. */
    public static String fileName(Game<?, ?> game) {
        return game.key().id() + "-variant.schema.json";
    }

    /** The first line of a variant file by which an editor finds the schema beside it. */
    public static String modeline(Game<?, ?> game) {
        return "# yaml-language-server: $schema=" + fileName(game);
    }

    private Map<String, Object> document() {
        Map<String, Object> schema =
                JsonSchema.root(Template.say(SchemaWords.WHOLE, lang, "game", game.key().id()));
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
                described(SchemaWords.REASON, Map.of("anyOf", List.of(text("\\S"), translated))));
        definitions.put(
                CLAUSE,
                described(
                        SchemaWords.CLAUSE,
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
        fields.put("variant", described(SchemaWords.FORMAT, Map.of("const", DraftReader.FORMAT)));
        fields.put("kind", head("kind", SchemaWords.KIND));
        fields.put("game", described(SchemaWords.GAME, Map.of("const", game.key().id())));
        Map<String, Object> id = head("id", SchemaWords.ID);
        id.put("pattern", whole(DraftReader.ID));
        id.put("maxLength", DraftReader.LONGEST_ID);
        fields.put("id", id);
        Map<String, Object> edition = head("edition", SchemaWords.EDITION);
        edition.put("minimum", 1);
        edition.put("maximum", Pin.MOST);
        fields.put("edition", edition);
        Map<String, Object> title = head("title", SchemaWords.TITLE);
        title.put("minProperties", 1);
        fields.put("title", title);
        fields.put(
                "extends",
                pin(SchemaWords.PARENT, game.variants().all().stream().map(Variant::pinned)));
        Map<String, Object> with = head("with", SchemaWords.MIX_INS);
        with.put("items", pin(SchemaWords.MIX_IN, mixIns()));
        with.put("uniqueItems", true);
        fields.put("with", with);
        fields.put("status", head("status", SchemaWords.STATUS));
        fields.put("confidence", head("confidence", SchemaWords.CONFIDENCE));
        fields.put("about", head("about", SchemaWords.ABOUT));
        fields.put("sources", documents("sources", SchemaWords.SOURCES));
        fields.put("borrows", documents("borrows", SchemaWords.BORROWS));
        fields.put("changes", changes());
        fields.put("tables", tables());
        return fields;
    }

    private Map<String, Object> documents(String field, LocalText text) {
        Map<String, Object> documents = head(field, text);
        documents.put(
                "items", Map.of("enum", book.sources().stream().map(each -> each.id()).toList()));
        return documents;
    }

    private Stream<String> mixIns() {
        return game.variants().mixIns().stream().map(MixIn::pinned);
    }

    private Map<String, Object> pin(LocalText text, Stream<String> known) {
        Map<String, Object> pin = described(text, text(whole(DraftReader.ID + "@" + Pin.EDITION)));
        pin.put("examples", known.toList());
        return pin;
    }

    private static String whole(String pattern) {
        return "^" + pattern + "$";
    }

    private Map<String, Object> head(String field, LocalText text) {
        return described(text, JsonSchema.ofComponent(VariantHead.class, field));
    }

    private Map<String, Object> described(LocalText text, Map<String, Object> schema) {
        Map<String, Object> described = new LinkedHashMap<>();
        described.put("description", text.in(lang));
        described.putAll(schema);
        return described;
    }

    private Map<String, Object> changes() {
        Map<String, Object> settings = new LinkedHashMap<>();
        game.settings().forEach(setting -> settings.put(setting.name(), change(setting)));
        Map<String, Object> changes = new LinkedHashMap<>();
        changes.put("description", SchemaWords.CHANGES.in(lang));
        changes.put("type", List.of("object", "null"));
        changes.put("properties", settings);
        changes.put("additionalProperties", false);
        return changes;
    }

    private Map<String, Object> change(Setting setting) {
        Map<String, Object> parts = new LinkedHashMap<>();
        Map<String, Object> to = new LinkedHashMap<>();
        to.put("description", SchemaWords.VALUE.in(lang));
        to.putAll(value(setting));
        parts.put("to", to);
        parts.put("because", reference(REASON));
        parts.put("clause", reference(CLAUSE));
        parts.put(
                "basis",
                described(
                        SchemaWords.BASIS,
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

    private String text(Setting setting) {
        String text = setting.text().in(lang);
        if (setting.unit().isEmpty()) {
            return text;
        }
        String unit = UnitWords.of(setting.unit(), lang);
        return (text + " " + Template.say(SchemaWords.UNIT, lang, "unit", unit)).strip();
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
    private Map<String, Object> choices(Setting setting, List<?> names) {
        List<Object> choices = new ArrayList<>();
        for (Object name : names) {
            Map<String, Object> choice = new LinkedHashMap<>();
            choice.put("const", name);
            setting.choices().stream()
                    .filter(each -> each.name().equals(name))
                    .findFirst()
                    .ifPresent(each -> choice.put("description", each.text().in(lang)));
            choices.add(choice);
        }
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("oneOf", choices);
        return schema;
    }

    private Map<String, Object> tables() {
        Map<String, Object> kinds = new LinkedHashMap<>();
        for (TableKind kind : game.tables()) {
            kinds.put(kind.name(), TableSchema.of(kind, lang));
        }
        Map<String, Object> tables = new LinkedHashMap<>();
        tables.put("description", SchemaWords.TABLES.in(lang));
        tables.put("type", "object");
        tables.put("properties", kinds);
        tables.put("additionalProperties", false);
        return tables;
    }
}
