package org.pubgames.core.internal.journal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.EventKind;
import org.pubgames.core.Game;
import org.pubgames.core.Lang;
import org.pubgames.core.internal.book.EventFields;
import org.pubgames.core.internal.data.JsonSchema;
import org.pubgames.core.internal.data.JsonWriter;
import org.pubgames.core.spi.Names;

/** The JSON Schemas of a match file: its header, a position in it, its lines and their events. */
public final class MatchSchema {

    private MatchSchema() {}

    /** An event of a game. */
    static String ofEvent(Game<?, ?> game) {
        return JsonWriter.indented(schema("An event of " + game.key().id(), game));
    }

    /** The schema of an event; each kind with what it is called, what it is, and who reports it. */
    private static Map<String, Object> schema(String title, Game<?, ?> game) {
        EventFields fields = EventFields.of(game.eventType());
        Map<String, Object> schema =
                JsonSchema.ofSealed(title, JsonMatchCodec.TAG, game.eventType());
        if (schema.get("$defs") instanceof Map<?, ?> definitions) {
            for (EventKind kind : game.events()) {
                if (definitions.get(kind.kind()) instanceof Map<?, ?> known) {
                    Map<String, Object> told = new LinkedHashMap<>();
                    told.put("title", kind.label().in(Lang.EN));
                    told.put("description", kind.help().in(Lang.EN));
                    told.put("roles", kind.roles().stream().map(Names::written).toList());
                    known.forEach((name, value) -> told.put(String.valueOf(name), value));
                    told.put("properties", described(kind.kind(), fields, known));
                    Map<String, Object> all = new LinkedHashMap<>();
                    definitions.forEach((name, value) -> all.put(String.valueOf(name), value));
                    all.put(kind.kind(), told);
                    definitions = all;
                }
            }
            schema.put("$defs", definitions);
        }
        return schema;
    }

    /** The fields of a kind of event, each with what it says. */
    private static Map<String, Object> described(
            String kind, EventFields fields, Map<?, ?> schema) {
        Map<String, Object> all = new LinkedHashMap<>();
        if (schema.get("properties") instanceof Map<?, ?> properties) {
            properties.forEach(
                    (name, value) -> {
                        Map<String, Object> field = new LinkedHashMap<>();
                        fields.says(kind, String.valueOf(name))
                                .ifPresent(text -> field.put("description", text));
                        if (value instanceof Map<?, ?> form) {
                            form.forEach((key, each) -> field.put(String.valueOf(key), each));
                        }
                        all.put(String.valueOf(name), field);
                    });
        }
        return all;
    }

    /** A line of a match file behind its header: an event or a revision. */
    static String ofLine(Game<?, ?> game) {
        Map<String, Object> schema =
                schema("A line of a match file of " + game.key().id() + " behind its header", game);
        List<Object> lines = new ArrayList<>();
        if (schema.get("oneOf") instanceof List<?> events) {
            lines.addAll(events);
            lines.addAll(RevisionForm.schemas(Map.of("oneOf", events), Map.of()));
        }
        schema.put("oneOf", lines);
        return JsonWriter.indented(schema);
    }

    /** A position in a header; empty where no match of the game begins in the middle. */
    static Optional<String> ofPosition(Game<?, ?> game) {
        return game.positionType()
                .map(
                        type -> {
                            Map<String, Object> schema =
                                    JsonSchema.root("A position of " + game.key().id());
                            schema.putAll(JsonSchema.ofRecord(type));
                            return JsonWriter.indented(schema);
                        });
    }

    /** A header line, the same for every game. */
    public static String ofHeader() {
        Map<String, Object> schema = JsonSchema.root("The first line of a match file");
        schema.putAll(JsonSchema.ofRecord(JsonMatchCodec.HeaderLine.class));
        if (schema.get("properties") instanceof Map<?, ?> properties) {
            Map<String, Object> all = new LinkedHashMap<>();
            properties.forEach((name, value) -> all.put(String.valueOf(name), value));
            all.put(PositionForm.FIELD, Map.of("type", "object"));
            all.put(PinnedRules.FIELD, Map.of("type", "object"));
            all.put(PinnedRules.TABLES, Map.of("type", "object"));
            all.put(KeptVariant.FIELD, Map.of("type", "object"));
            schema.put("properties", all);
        }
        return JsonWriter.indented(schema);
    }
}
