package org.pubgames.conformance.protocol;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pubgames.conformance.profile.Level;
import org.pubgames.core.internal.data.JsonSchema;
import org.pubgames.core.internal.data.JsonWriter;

/** The JSON Schema of the line protocol. */
public final class ProtocolSchema {

    static final Map<String, Object> TEXT = Map.of("type", "string");
    static final Map<String, Object> NUMBER = Map.of("type", "integer");
    static final Map<String, Object> SEQ = whole(1);
    static final Map<String, Object> OBJECT = Map.of("type", "object");
    private static final Map<String, Object> ANY = Map.of();
    static final Map<String, Object> TEXTS = listOf(TEXT);

    private ProtocolSchema() {}

    /** A list of variants, or what is claimed of the game alone. */
    private static Map<String, Object> claimedGame() {
        return Map.of(
                "anyOf",
                List.of(
                        TEXTS,
                        object(
                                "variants?",
                                TEXTS,
                                "features?",
                                listOf(Map.of("enum", Reply.featureIds())),
                                "level?",
                                Map.of("enum", Level.ids()))));
    }

    /** The schema of every line in either direction. */
    public static String text() {
        return text("request", "reply");
    }

    /** The same for lines of some kinds only: the names in its {@code $defs}. */
    static String text(String... kinds) {
        Map<String, Object> root = JsonSchema.root("A line of the conformance protocol");
        root.put("oneOf", references(List.of(kinds)));
        Map<String, Object> definitions = new LinkedHashMap<>();
        requests(definitions);
        RefereeSchema.requests(definitions);
        replies(definitions);
        RefereeSchema.replies(definitions);
        parts(definitions);
        root.put("$defs", definitions);
        return JsonWriter.indented(root);
    }

    private static void requests(Map<String, Object> all) {
        List<String> kinds =
                new ArrayList<>(List.of("start", "variant", "play", "ask", "check", "stop"));
        kinds.addAll(RefereeSchema.REQUESTS);
        all.put("request", Map.of("oneOf", references(kinds)));
        all.put("start", object("cmd", constant("start"), "protocol", constant(Request.PROTOCOL)));
        all.put(
                "variant",
                object(
                        "cmd",
                        constant("variant"),
                        "seq",
                        SEQ,
                        "game",
                        TEXT,
                        "variant",
                        TEXT,
                        "digest",
                        matching("^sha256:[0-9a-f]{32}$"),
                        "parent?",
                        TEXT,
                        "settings",
                        OBJECT,
                        "tables?",
                        OBJECT));
        all.put(
                "play",
                object(
                        "cmd",
                        constant("play"),
                        "seq",
                        SEQ,
                        "seats",
                        TEXTS,
                        "position?",
                        OBJECT,
                        "given",
                        listOf(ANY),
                        "steps",
                        listOf(ANY),
                        "views?",
                        listOf(reference("viewer"))));
        all.put("ask", object("cmd", constant("ask"), "seq", SEQ, "questions", listOf(ANY)));
        all.put(
                "check",
                object("cmd", constant("check"), "seq", SEQ, "game", TEXT, "document", TEXT));
        all.put("stop", object("cmd", constant("stop")));
    }

    private static void replies(Map<String, Object> all) {
        List<String> kinds = new ArrayList<>(RefereeSchema.REPLIES);
        kinds.addAll(
                List.of(
                        "started",
                        "ready",
                        "unsupported",
                        "played",
                        "refused",
                        "answered",
                        "checked",
                        "skipped",
                        "errored"));
        all.put("reply", Map.of("oneOf", references(kinds)));
        all.put(
                "started",
                object(
                        "protocol",
                        constant(Request.PROTOCOL),
                        "implementation",
                        reference("implementation"),
                        "games",
                        values(claimedGame()),
                        "features",
                        listOf(Map.of("enum", Reply.featureIds()))));
        all.put("ready", object("seq", SEQ, "ok", constant(true)));
        all.put("unsupported", object("seq", SEQ, "unsupported", TEXT));
        all.put(
                "played",
                object(
                        "seq",
                        SEQ,
                        "steps",
                        listOf(reference("step")),
                        "situation?",
                        ANY,
                        "views?",
                        listOf(reference("shown"))));
        all.put("refused", object("seq", SEQ, "refused", TEXT));
        all.put(
                "answered",
                object(
                        "seq",
                        SEQ,
                        "answers",
                        listOf(values(Map.of("type", List.of("number", "string"))))));
        all.put("checked", object("seq", SEQ, "problems", listOf(reference("problem"))));
        all.put("skipped", object("seq", SEQ, "skipped", TEXT, "issue?", TEXT));
        all.put("errored", object("seq?", whole(0), "errored", TEXT));
    }

    private static void parts(Map<String, Object> all) {
        all.put(
                "implementation",
                object(
                        "name",
                        TEXT,
                        "version",
                        TEXT,
                        "language",
                        TEXT,
                        "homepage?",
                        TEXT,
                        "issues?",
                        TEXT));
        all.put(
                "step",
                object(
                        "accepted",
                        Map.of("type", "boolean"),
                        "points?",
                        NUMBER,
                        "rulings?",
                        TEXTS,
                        "clauses?",
                        values(TEXT),
                        "facts?",
                        values(listOf(OBJECT)),
                        "state?",
                        ANY,
                        "places?",
                        values(NUMBER),
                        "totals?",
                        values(NUMBER),
                        "turn?",
                        TEXTS,
                        "position?",
                        ANY,
                        "problems?",
                        listOf(reference("problem"))));
        all.put("viewer", object("seat?", TEXT));
        all.put("shown", object("state", ANY, "log", listOf(ANY)));
        all.put("problem", object("code", TEXT, "at", TEXT));
    }

    /** Names and schemas in turn; a name with a question mark need not be there. */
    static Map<String, Object> object(Object... fields) {
        Map<String, Object> properties = new LinkedHashMap<>();
        List<String> required = new ArrayList<>();
        for (int i = 0; i < fields.length; i += 2) {
            String name = (String) fields[i];
            boolean optional = name.endsWith("?");
            String plain = optional ? name.substring(0, name.length() - 1) : name;
            properties.put(plain, fields[i + 1]);
            if (!optional) {
                required.add(plain);
            }
        }
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("type", "object");
        schema.put("properties", properties);
        schema.put("required", required);
        schema.put("additionalProperties", false);
        return schema;
    }

    static Map<String, Object> listOf(Map<String, Object> items) {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("type", "array");
        schema.put("items", items);
        return schema;
    }

    private static Map<String, Object> values(Map<String, Object> value) {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("type", "object");
        schema.put("additionalProperties", value);
        return schema;
    }

    private static Map<String, Object> whole(int least) {
        Map<String, Object> schema = new LinkedHashMap<>(NUMBER);
        schema.put("minimum", least);
        return schema;
    }

    private static Map<String, Object> matching(String pattern) {
        Map<String, Object> schema = new LinkedHashMap<>(TEXT);
        schema.put("pattern", pattern);
        return schema;
    }

    static Map<String, Object> constant(Object value) {
        return Map.of("const", value);
    }

    static Map<String, Object> reference(String name) {
        return Map.of("$ref", "#/$defs/" + name);
    }

    private static List<Map<String, Object>> references(List<String> names) {
        return names.stream().map(ProtocolSchema::reference).toList();
    }
}
