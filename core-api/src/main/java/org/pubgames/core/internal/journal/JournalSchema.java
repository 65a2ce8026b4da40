package org.pubgames.core.internal.journal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pubgames.core.Game;
import org.pubgames.core.internal.data.JsonSchema;
import org.pubgames.core.internal.data.JsonWriter;

/** The JSON Schema of the lines of a game's journals behind the header. */
public final class JournalSchema {

    private static final String DEFINITIONS = "$defs";

    private JournalSchema() {}

    /** The schema, as a document. */
    public static String of(Game<?, ?> game) {
        Map<String, Object> events = JsonSchema.ofSealed("", JsonMatchCodec.TAG, game.eventType());
        Map<String, Object> definitions = new LinkedHashMap<>();
        if (events.get(DEFINITIONS) instanceof Map<?, ?> kinds) {
            kinds.forEach((name, kind) -> definitions.put(String.valueOf(name), kind));
        }
        definitions.put("state", JsonSchema.ofRecord(game.stateType()));
        definitions.put("rulings", rulings());
        definitions.put("fact", fact());

        Map<String, Object> root =
                JsonSchema.root("A line of a journal of " + game.key().id() + " behind its header");
        Object kinds = events.getOrDefault("oneOf", List.of());
        List<Object> lines = new ArrayList<>(List.of(accepted(kinds), checkpoint()));
        lines.addAll(RevisionForm.schemas(Map.of("oneOf", kinds), ofRevision()));
        root.put("oneOf", lines);
        root.put(DEFINITIONS, definitions);
        return JsonWriter.indented(root);
    }

    private static Map<String, Object> accepted(Object kinds) {
        Map<String, Object> properties = new LinkedHashMap<>();
        properties.put("number", number(1));
        properties.put("event", Map.of("oneOf", kinds));
        properties.put("rulings", JsonSchema.reference("rulings"));
        return object(
                "An accepted event", summed(properties), List.of("number", "event", "rulings"));
    }

    private static Map<String, Object> ofRevision() {
        Map<String, Object> changed = new LinkedHashMap<>();
        changed.put("number", number(1));
        changed.put("rulings", JsonSchema.reference("rulings"));
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("type", "array");
        all.put(
                "items",
                object(
                        "An event as it stands after the revision",
                        changed,
                        List.of("number", "rulings")));
        Map<String, Object> further = new LinkedHashMap<>();
        further.put("events", number(0));
        further.put("changed", all);
        return summed(further);
    }

    private static Map<String, Object> checkpoint() {
        Map<String, Object> properties = new LinkedHashMap<>();
        properties.put("checkpoint", number(1));
        properties.put("line", number(3));
        properties.put("at", number(1));
        properties.put("earlier", number(0));
        properties.put("revisions", number(1));
        properties.put("state", JsonSchema.reference("state"));
        properties.put("deciding", JsonSchema.reference("rulings"));
        return object(
                "The state after so many events",
                summed(properties),
                List.of("checkpoint", "line", "at", "earlier", "state"));
    }

    /** Older journals have no checksums. */
    private static Map<String, Object> summed(Map<String, Object> properties) {
        Map<String, Object> sum = new LinkedHashMap<>();
        sum.put("type", "string");
        sum.put("pattern", "^[0-9a-f]{8}$");
        sum.put("description", "CRC-32C over the checksum of the line before and this line");
        properties.put(LineSum.FIELD, sum);
        return properties;
    }

    private static Map<String, Object> rulings() {
        Map<String, Object> ruling = JsonSchema.ofRecord(RulingForm.RulingLine.class);
        Map<String, Object> properties = new LinkedHashMap<>();
        if (ruling.get("properties") instanceof Map<?, ?> fields) {
            fields.forEach((name, field) -> properties.put(String.valueOf(name), field));
        }
        Map<String, Object> because = new LinkedHashMap<>();
        because.put("type", "object");
        because.put("additionalProperties", JsonSchema.reference("fact"));
        properties.put("because", because);
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("type", "array");
        schema.put("items", object("", properties, List.of("rule", "kind", "because")));
        return schema;
    }

    /** A fact of a ruling. */
    public static Map<String, Object> fact() {
        Map<String, Object> constant =
                object(
                        "A constant, said in the reader's words",
                        Map.of("constant", Map.of("type", "string")),
                        List.of("constant"));
        Map<String, Object> list = new LinkedHashMap<>();
        list.put("type", "array");
        list.put("items", JsonSchema.reference("fact"));
        return Map.of(
                "anyOf",
                List.of(Map.of("type", List.of("string", "number", "boolean")), constant, list));
    }

    private static Map<String, Object> object(
            String description, Map<String, Object> properties, List<String> required) {
        Map<String, Object> schema = new LinkedHashMap<>();
        if (!description.isEmpty()) {
            schema.put("description", description);
        }
        schema.put("type", "object");
        schema.put("properties", properties);
        schema.put("required", required);
        schema.put("additionalProperties", false);
        return schema;
    }

    private static Map<String, Object> number(int least) {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("type", "integer");
        schema.put("minimum", least);
        return schema;
    }
}
