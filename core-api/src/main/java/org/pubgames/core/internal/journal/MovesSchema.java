package org.pubgames.core.internal.journal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.pubgames.core.FieldLimit;
import org.pubgames.core.FieldValues;
import org.pubgames.core.LocalText;
import org.pubgames.core.Role;
import org.pubgames.core.internal.data.JsonSchema;
import org.pubgames.core.internal.data.JsonWriter;
import org.pubgames.core.spi.Names;

/** The JSON Schema of what may happen next; the same for every game. */
public final class MovesSchema {

    private MovesSchema() {}

    /** The schema, as a document. */
    public static String text() {
        Map<String, Object> root = JsonSchema.root("What may happen next: events and forms");
        root.putAll(
                object(
                        Map.of(
                                "listed",
                                JsonSchema.ofList(
                                        Map.of("type", "object", "required", List.of("event"))),
                                "forms",
                                JsonSchema.ofList(form()))));
        root.put("$defs", definitions());
        return JsonWriter.indented(sorted(root));
    }

    /** The parts of forms, by the names under which they refer to each other. */
    private static Map<String, Object> definitions() {
        Map<String, Object> definitions = new LinkedHashMap<>();
        definitions.put("field", field());
        definitions.put("values", Map.of("oneOf", values()));
        definitions.put("limit", Map.of("oneOf", limits()));
        return definitions;
    }

    /**
     * Moves and the parts of their forms, as definitions of another schema.
     *
     * @param event the schema of an event
     */
    public static Map<String, Object> definitions(Map<String, Object> event) {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put(
                "moves",
                object(
                        Map.of(
                                "listed",
                                JsonSchema.ofList(event),
                                "forms",
                                JsonSchema.ofList(form()))));
        all.putAll(definitions());
        Map<String, Object> sorted = new LinkedHashMap<>();
        all.forEach((name, each) -> sorted.put(name, sorted(each)));
        return sorted;
    }

    private static Map<String, Object> form() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("kind", JsonSchema.type("string"));
        fields.put(
                "roles",
                JsonSchema.ofList(
                        Map.of("enum", Arrays.stream(Role.values()).map(Names::written).toList())));
        fields.put("label", JsonSchema.ofRecord(LocalText.class));
        fields.put("help", JsonSchema.ofRecord(LocalText.class));
        fields.put("fields", JsonSchema.ofList(JsonSchema.reference("field")));
        fields.put("limits", JsonSchema.ofList(JsonSchema.reference("limit")));
        fields.put("complete", JsonSchema.type("boolean"));
        return object(fields);
    }

    private static Map<String, Object> field() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("name", JsonSchema.type("string"));
        fields.put("required", JsonSchema.type("boolean"));
        fields.put("values", JsonSchema.reference("values"));
        return object(fields);
    }

    private static List<Object> values() {
        List<Object> all = new ArrayList<>();
        List<String> named = Arrays.stream(FieldValues.Named.values()).map(Names::written).toList();
        all.add(
                tagged(
                        FieldValues.OneOf.class,
                        Map.of(
                                "what",
                                Map.of("enum", named),
                                "names",
                                JsonSchema.ofList(JsonSchema.type("string")))));
        all.add(tagged(FieldValues.Truth.class, Map.of()));
        all.add(tagged(FieldValues.Count.class, bounds("least", "most")));
        Map<String, Object> measure = tagged(FieldValues.Measure.class, Map.of());
        Map<String, Object> both = new LinkedHashMap<>();
        both.put("is", Map.of("const", "measure"));
        both.put("least", JsonSchema.type("number"));
        both.put("most", JsonSchema.type("number"));
        measure.put("properties", both);
        all.add(measure);
        all.add(tagged(FieldValues.Text.class, Map.of()));
        Map<String, Object> dice = new LinkedHashMap<>(bounds("fewest", "most"));
        dice.put("among", JsonSchema.ofList(JsonSchema.type("integer")));
        all.add(tagged(FieldValues.Dice.class, dice));
        Map<String, Object> entries = new LinkedHashMap<>(bounds("fewest", "most"));
        entries.put("each", JsonSchema.reference("values"));
        all.add(tagged(FieldValues.ListOf.class, entries));
        Map<String, Object> parts = new LinkedHashMap<>();
        parts.put("fields", JsonSchema.ofList(JsonSchema.reference("field")));
        parts.put("limits", JsonSchema.ofList(JsonSchema.reference("limit")));
        parts.put("array", JsonSchema.type("boolean"));
        all.add(tagged(FieldValues.Parts.class, parts));
        return all;
    }

    private static List<Object> limits() {
        Map<String, Object> names = Map.of("fields", JsonSchema.ofList(JsonSchema.type("string")));
        Map<String, Object> sum = new LinkedHashMap<>(names);
        sum.putAll(bounds("least", "most"));
        Map<String, Object> without = new LinkedHashMap<>(names);
        without.put("of", JsonSchema.type("string"));
        without.put("values", JsonSchema.ofList(JsonSchema.type("string")));
        return List.of(
                tagged(FieldLimit.Together.class, names),
                tagged(FieldLimit.Apart.class, names),
                tagged(FieldLimit.Some.class, names),
                tagged(FieldLimit.Without.class, without),
                tagged(FieldLimit.Sum.class, sum));
    }

    private static Map<String, Object> bounds(String least, String most) {
        return Map.of(least, JsonSchema.type("integer"), most, JsonSchema.type("integer"));
    }

    private static Map<String, Object> tagged(Class<?> type, Map<String, ?> fields) {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("is", Map.of("const", Names.written(type.getSimpleName())));
        all.putAll(fields);
        return object(all);
    }

    private static Map<String, Object> object(Map<String, ?> fields) {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("type", "object");
        schema.put("properties", fields);
        schema.put("required", fields.keySet().stream().sorted().toList());
        schema.put("additionalProperties", false);
        return schema;
    }

    /** The same schema with the fields of every object in one order, whatever made them. */
    private static Object sorted(Object value) {
        if (value instanceof Map<?, ?> map) {
            Map<String, Object> fields = new TreeMap<>();
            map.forEach((name, each) -> fields.put(String.valueOf(name), sorted(each)));
            return fields;
        }
        return value instanceof List<?> list
                ? list.stream().map(MovesSchema::sorted).toList()
                : value;
    }
}
