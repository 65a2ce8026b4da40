package org.pubgames.conformance.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pubgames.conformance.profile.Level;
import org.pubgames.conformance.testee.Feature;
import org.pubgames.core.internal.data.JsonSchema;
import org.pubgames.core.internal.data.JsonWriter;
import org.pubgames.core.spi.Names;

/** The JSON Schema of every line of a report file. */
public final class ReportSchema {

    private static final Map<String, Object> OBJECT = Map.of("type", "object");

    private ReportSchema() {}

    /** The schema (2020-12). */
    public static String text() {
        Map<String, Object> schema = JsonSchema.root("A line of a conformance report");
        schema.put("oneOf", List.of(ref("head"), ref("result"), ref("foot")));
        Map<String, Object> definitions = new LinkedHashMap<>();
        definitions.put(
                "head",
                line(
                        "head",
                        ReportReader.HeadLine.class,
                        Map.of("implementation", ref("implementation"))));
        definitions.put("implementation", implementation());
        Map<String, Object> result = line("result", ReportReader.ResultLine.class, Map.of());
        optional(result, "set", OBJECT);
        optional(result, "vector", OBJECT);
        definitions.put("result", result);
        definitions.put("foot", line("foot", ReportReader.FootLine.class, Map.of()));
        schema.put("$defs", definitions);
        return JsonWriter.indented(schema);
    }

    private static Map<String, Object> implementation() {
        Map<String, Object> schema =
                new LinkedHashMap<>(JsonSchema.ofRecord(ReportReader.ClaimFields.class));
        Map<String, Object> texts = new LinkedHashMap<>();
        texts.put("type", "array");
        texts.put("items", Map.of("type", "string"));
        Map<String, Object> games = new LinkedHashMap<>(OBJECT);
        games.put("additionalProperties", claimedGame(texts));
        Map<String, Object> features = new LinkedHashMap<>();
        features.put("type", "array");
        features.put(
                "items",
                Map.of("enum", List.of(Feature.values()).stream().map(Names::written).toList()));
        add(schema, "features", features);
        add(schema, "games", games);
        return schema;
    }

    /** A list of variants, or what is claimed of the game alone. */
    private static Map<String, Object> claimedGame(Map<String, Object> texts) {
        Map<String, Object> scope = new LinkedHashMap<>(OBJECT);
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("variants", texts);
        fields.put("features", texts);
        fields.put("level", Map.of("enum", Level.ids()));
        scope.put("properties", fields);
        scope.put("additionalProperties", false);
        return Map.of("anyOf", List.of(texts, scope));
    }

    private static Map<String, Object> line(
            String type, Class<?> record, Map<String, Object> more) {
        Map<String, Object> schema = new LinkedHashMap<>(JsonSchema.ofRecord(record));
        add(schema, "type", Map.of("const", type));
        more.forEach((name, value) -> add(schema, name, value));
        if (type.equals("head")) {
            optional(schema, "format", Map.of("const", Report.FORMAT));
        }
        return schema;
    }

    /** A field that has to be there. */
    private static void add(Map<String, Object> schema, String name, Object value) {
        optional(schema, name, value);
        Map<String, Object> required = new LinkedHashMap<>();
        if (schema.get("required") instanceof List<?> names) {
            names.forEach(each -> required.put(String.valueOf(each), true));
        }
        required.put(name, true);
        schema.put("required", List.copyOf(required.keySet()));
    }

    private static void optional(Map<String, Object> schema, String name, Object value) {
        Map<String, Object> properties = new LinkedHashMap<>();
        if (schema.get("properties") instanceof Map<?, ?> fields) {
            fields.forEach((key, each) -> properties.put(String.valueOf(key), each));
        }
        properties.put(name, value);
        schema.put("properties", properties);
    }

    private static Map<String, Object> ref(String name) {
        return Map.of("$ref", "#/$defs/" + name);
    }
}
