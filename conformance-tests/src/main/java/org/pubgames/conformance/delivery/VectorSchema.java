package org.pubgames.conformance.delivery;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pubgames.core.internal.data.JsonSchema;
import org.pubgames.core.internal.data.JsonWriter;

/** The JSON Schema of vector files, as they are written by hand and as they are delivered. */
public final class VectorSchema {

    private static final String ID = "^[A-Za-z0-9][A-Za-z0-9._@/-]*$";
    private static final Map<String, Object> TEXT = fields("type", "string", "minLength", 1);
    private static final Map<String, Object> TEXTS = list(TEXT, 0);
    private static final Map<String, Object> ANY_OBJECT = fields("type", "object");
    private static final Map<String, Object> COUNTS =
            fields("type", "object", "additionalProperties", fields("type", "integer"));

    private VectorSchema() {}

    /** The schema (2020-12). */
    public static String text() {
        Map<String, Object> schema = JsonSchema.root("A file with conformance vectors of one game");
        Map<String, Object> suite =
                record(fields("game", TEXT, "format", fields("const", 1)), "game", "format");
        schema.putAll(
                record(
                        fields("suite", suite, "vectors", list(ref("vector"), 0)),
                        "suite",
                        "vectors"));
        Map<String, Object> definitions = new LinkedHashMap<>();
        definitions.put(
                "vector",
                fields(
                        "oneOf",
                        List.of(
                                ref("play"),
                                ref("sequence"),
                                ref("question"),
                                ref("census"),
                                ref("document"))));
        definitions.put("play", play(fields("when", true, "then", ref("then")), "when", "then"));
        definitions.put("sequence", play(fields("steps", list(ref("step"), 1)), "steps"));
        definitions.put(
                "question",
                vector(
                        fields("ask", list(ANY_OBJECT, 1), "answer", list(ref("answer"), 1)),
                        "variant",
                        "ask",
                        "answer"));
        definitions.put("census", vector(fields("census", ref("domain")), "variant", "census"));
        definitions.put("document", vector(fields("document", ref("file")), "document"));
        parts(definitions);
        schema.put("$defs", definitions);
        return JsonWriter.indented(schema);
    }

    private static void parts(Map<String, Object> definitions) {
        definitions.put(
                "variant",
                fields(
                        "oneOf",
                        List.of(
                                TEXT,
                                // the same under several shipped variants
                                list(TEXT, 1),
                                record(
                                        fields(
                                                "extends",
                                                TEXT,
                                                "set",
                                                ANY_OBJECT,
                                                "tables",
                                                ANY_OBJECT,
                                                "with",
                                                list(TEXT, 1)),
                                        "extends"))));
        Map<String, Object> repeated =
                record(
                        fields(
                                "repeat",
                                fields("type", "integer", "minimum", 0, "maximum", 10_000),
                                "events",
                                ref("events")),
                        "repeat",
                        "events");
        Map<String, Object> event =
                fields(
                        "type",
                        "object",
                        "properties",
                        fields("event", TEXT),
                        "required",
                        List.of("event"));
        definitions.put("events", list(fields("oneOf", List.of(event, repeated)), 0));
        // what is to be judged need not be a valid event: some vectors are about that
        definitions.put("step", record(fields("when", true, "then", ref("then")), "when", "then"));
        definitions.put("problem", record(fields("code", TEXT, "at", pointer()), "code", "at"));
        definitions.put("then", then());
        definitions.put("view", view());
        definitions.put(
                "answer",
                fields(
                        "type",
                        "object",
                        "minProperties",
                        1,
                        "additionalProperties",
                        fields("type", List.of("integer", "string"))));
        definitions.put("domain", domain());
        definitions.put(
                "file",
                record(
                        fields("file", TEXT, "problems", list(ref("problem"), 0)),
                        "file",
                        "problems"));
    }

    private static Map<String, Object> then() {
        Map<String, Object> values = fields("type", "object", "propertyNames", pointer());
        return record(
                fields(
                        "accepted",
                        fields("type", "boolean"),
                        "rulings",
                        TEXTS,
                        "points",
                        fields("type", "integer"),
                        "state",
                        values,
                        "places",
                        fields(
                                "type",
                                "object",
                                "additionalProperties",
                                fields("type", "integer", "minimum", 1)),
                        "turn",
                        TEXTS,
                        "position",
                        values,
                        "totals",
                        fields("type", "object", "additionalProperties", fields("type", "integer")),
                        "facts",
                        fields("type", "object", "additionalProperties", ANY_OBJECT),
                        "problems",
                        list(ref("problem"), 0)),
                "accepted",
                "rulings");
    }

    private static Map<String, Object> view() {
        Map<String, Object> values = fields("type", "object", "propertyNames", pointer());
        return record(
                fields(
                        "seat",
                        TEXT,
                        "state",
                        values,
                        "log",
                        values,
                        "hides",
                        fields("type", "array", "minItems", 1)));
    }

    private static Map<String, Object> domain() {
        Map<String, Object> span = new LinkedHashMap<>(list(fields("type", "integer"), 3));
        span.put("maxItems", 3);
        Map<String, Object> domain =
                new LinkedHashMap<>(
                        record(
                                fields(
                                        "layouts",
                                        fields("type", "integer", "minimum", 0, "maximum", 100),
                                        "throws",
                                        fields("type", "integer", "minimum", 1, "maximum", 5),
                                        "places",
                                        record(fields("x", span, "y", span), "x", "y"),
                                        "count",
                                        TEXTS,
                                        "sum",
                                        TEXT,
                                        "histogram",
                                        COUNTS,
                                        "divide",
                                        COUNTS),
                                "count",
                                "sum",
                                "histogram",
                                "divide"));
        domain.put(
                "oneOf",
                List.of(
                        fields("required", List.of("layouts")),
                        fields("required", List.of("throws")),
                        fields("required", List.of("places"))));
        return domain;
    }

    private static Map<String, Object> play(Map<String, Object> judged, String... required) {
        Map<String, Object> own = new LinkedHashMap<>();
        own.put("seats", list(TEXT, 1));
        own.put("position", fields("type", "object"));
        own.put("given", ref("events"));
        own.putAll(judged);
        own.put("views", list(ref("view"), 1));
        String[] all = new String[required.length + 2];
        all[0] = "variant";
        all[1] = "seats";
        System.arraycopy(required, 0, all, 2, required.length);
        return vector(own, all);
    }

    private static Map<String, Object> vector(Map<String, Object> own, String... required) {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("id", fields("type", "string", "pattern", ID));
        all.put("title", TEXT);
        all.put("rule", TEXT);
        all.put("guards", TEXTS);
        all.put("polarity", fields("enum", List.of("positive", "negative")));
        all.put("source", TEXT);
        all.put("clause", TEXT);
        all.put("variant", ref("variant"));
        all.putAll(own);
        String[] names = new String[required.length + 4];
        names[0] = "id";
        names[1] = "title";
        names[2] = "rule";
        names[3] = "polarity";
        System.arraycopy(required, 0, names, 4, required.length);
        return record(all, names);
    }

    private static Map<String, Object> pointer() {
        return fields("type", "string", "pattern", "^(/.*)?$");
    }

    private static Map<String, Object> ref(String name) {
        return fields("$ref", "#/$defs/" + name);
    }

    private static Map<String, Object> list(Map<String, Object> items, int least) {
        Map<String, Object> list = new LinkedHashMap<>();
        list.put("type", "array");
        list.put("items", items);
        if (least > 0) {
            list.put("minItems", least);
        }
        return list;
    }

    /** Names and what they hold, in turn. */
    private static Map<String, Object> fields(Object... namesAndSchemas) {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (int i = 0; i < namesAndSchemas.length; i += 2) {
            fields.put((String) namesAndSchemas[i], namesAndSchemas[i + 1]);
        }
        return fields;
    }

    private static Map<String, Object> record(Map<String, Object> fields, String... required) {
        Map<String, Object> record = new LinkedHashMap<>();
        record.put("type", "object");
        record.put("properties", fields);
        record.put("required", List.of(required));
        record.put("additionalProperties", false);
        return record;
    }
}
