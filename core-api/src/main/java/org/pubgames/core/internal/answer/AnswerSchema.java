package org.pubgames.core.internal.answer;

import static org.pubgames.core.internal.data.JsonSchema.ofEnum;
import static org.pubgames.core.internal.data.JsonSchema.ofFields;
import static org.pubgames.core.internal.data.JsonSchema.ofList;
import static org.pubgames.core.internal.data.JsonSchema.reference;
import static org.pubgames.core.internal.data.JsonSchema.type;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pubgames.core.Clause;
import org.pubgames.core.Game;
import org.pubgames.core.LocalText;
import org.pubgames.core.Outcome;
import org.pubgames.core.Rule;
import org.pubgames.core.Ruling;
import org.pubgames.core.Source;
import org.pubgames.core.Variant;
import org.pubgames.core.internal.data.JsonSchema;
import org.pubgames.core.internal.data.JsonWriter;
import org.pubgames.core.internal.journal.JournalSchema;
import org.pubgames.core.internal.journal.JsonMatchCodec;
import org.pubgames.core.internal.journal.MovesSchema;

/** The JSON Schema of a game's answers: a definition for each of them. */
final class AnswerSchema {

    private static final String DEFINITIONS = "$defs";
    private static final List<String> ANSWERS =
            List.of(
                    "ruling",
                    "verdict",
                    "revised",
                    "entry",
                    "view",
                    "turn",
                    "outcome",
                    "moves",
                    "problem",
                    "variant",
                    "rulebook",
                    "rule");

    private final Map<String, Object> definitions = new LinkedHashMap<>();
    private final Game<?, ?> game;

    private AnswerSchema(Game<?, ?> game) {
        this.game = game;
    }

    /** The schema, as a document. */
    static String of(Game<?, ?> game) {
        return new AnswerSchema(game).text();
    }

    private String text() {
        Map<String, Object> events = JsonSchema.ofSealed("", JsonMatchCodec.TAG, game.eventType());
        if (events.get(DEFINITIONS) instanceof Map<?, ?> kinds) {
            kinds.forEach((name, kind) -> definitions.put("event-" + name, kind));
        }
        List<Object> kinds = new ArrayList<>();
        definitions.keySet().forEach(name -> kinds.add(reference(name)));
        definitions.put("event", Map.of("oneOf", kinds));
        definitions.put("state", JsonSchema.ofRecord(game.stateType()));
        definitions.put("header", type("object"));
        definitions.put("fact", JournalSchema.fact());
        definitions.put("citation", texts("clause", "source", "locator"));
        definitions.put("ruling", ruling());
        definitions.put("turn", turn());
        definitions.put("outcome", outcome());
        definitions.put("part", part());
        definitions.put("verdict", verdict());
        definitions.put("change", change());
        definitions.put("revised", revised());
        definitions.put("entry", entry());
        definitions.put("view", view());
        definitions.put("problem", problem());
        definitions.put("layer", layer());
        definitions.put("variant", variant());
        definitions.put("rule", JsonSchema.ofRecord(Rule.class));
        definitions.put("rulebook", rulebook());
        definitions.putAll(MovesSchema.definitions(reference("event")));

        Map<String, Object> root = JsonSchema.root("What " + game.key().id() + " answers");
        root.put("anyOf", ANSWERS.stream().map(JsonSchema::reference).toList());
        root.put(DEFINITIONS, definitions);
        return JsonWriter.indented(root);
    }

    private static Map<String, Object> texts(String... names) {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (String name : names) {
            fields.put(name, type("string"));
        }
        return ofFields(fields, List.of());
    }

    private static Map<String, Object> party() {
        return Map.of("anyOf", List.of(texts("player"), texts("side")));
    }

    private static Map<String, Object> ruling() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("rule", type("string"));
        fields.put("kind", ofEnum(Ruling.Kind.class));
        fields.put("concerns", ofList(party()));
        fields.put("points", type("integer"));
        fields.put("pointer", type("string"));
        fields.put("text", type("string"));
        Map<String, Object> facts = new LinkedHashMap<>(type("object"));
        facts.put("additionalProperties", reference("fact"));
        fields.put("because", facts);
        fields.put("citations", ofList(reference("citation")));
        fields.put("case", type("string"));
        fields.put("level", ofEnum(Rule.Level.class));
        fields.put("reading", type("string"));
        fields.put("borrowedFrom", type("string"));
        fields.put("house", type("string"));
        return ofFields(
                fields, List.of("points", "pointer", "case", "reading", "borrowedFrom", "house"));
    }

    private static Map<String, Object> turn() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("who", ofEnum(TurnForm.Who.class));
        fields.put("names", ofList(type("string")));
        return ofFields(fields, List.of("names"));
    }

    private static Map<String, Object> outcome() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("winners", ofList(type("string")));
        fields.put("places", ofList(JsonSchema.ofRecord(Outcome.Place.class)));
        fields.put("rulings", ofList(reference("ruling")));
        return ofFields(fields, List.of());
    }

    /**
     * A part of the state that differs: without {@code was} it came, without {@code now} it went.
     */
    private static Map<String, Object> part() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("at", type("string"));
        fields.put("was", Map.of());
        fields.put("now", Map.of());
        return ofFields(fields, List.of("was", "now"));
    }

    private static void after(Map<String, Object> fields) {
        fields.put("turn", reference("turn"));
        fields.put("outcome", reference("outcome"));
        fields.put("stateChanges", ofList(reference("part")));
    }

    private static Map<String, Object> verdict() {
        Map<String, Object> awarded = new LinkedHashMap<>();
        awarded.put("player", type("string"));
        awarded.put("side", type("string"));
        awarded.put("points", type("integer"));
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("number", type("integer"));
        fields.put("event", reference("event"));
        fields.put("accepted", type("boolean"));
        fields.put("rulings", ofList(reference("ruling")));
        fields.put("points", ofList(ofFields(awarded, List.of("player", "side"))));
        after(fields);
        fields.put("said", type("string"));
        fields.put("drawn", ofList(type("string")));
        fields.put("equation", type("string"));
        fields.put("problems", ofList(reference("problem")));
        List<String> optional = new ArrayList<>(fields.keySet());
        optional.remove("accepted");
        return ofFields(fields, optional);
    }

    private static Map<String, Object> change() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("was", type("integer"));
        fields.put("now", type("integer"));
        fields.put("points", type("integer"));
        fields.put("gone", ofList(reference("ruling")));
        fields.put("come", ofList(reference("ruling")));
        return ofFields(fields, List.of("was", "now"));
    }

    private static Map<String, Object> revised() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("revise", Map.of("enum", List.of("withdraw", "replace", "insert", "undo")));
        fields.put("event", type("integer"));
        fields.put("after", type("integer"));
        fields.put("with", reference("event"));
        fields.put("along", ofList(type("integer")));
        fields.put("because", type("string"));
        fields.put("by", type("string"));
        fields.put("accepted", type("boolean"));
        fields.put("changes", ofList(reference("change")));
        after(fields);
        fields.put("refused", type("integer"));
        fields.put("rulings", ofList(reference("ruling")));
        fields.put("gone", ofList(type("integer")));
        fields.put("problems", ofList(reference("problem")));
        List<String> optional = new ArrayList<>(fields.keySet());
        optional.removeAll(List.of("revise", "because", "by", "accepted"));
        return ofFields(fields, optional);
    }

    private static Map<String, Object> entry() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("number", type("integer"));
        fields.put("event", reference("event"));
        fields.put("rulings", ofList(reference("ruling")));
        return ofFields(fields, List.of());
    }

    private static Map<String, Object> view() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("header", reference("header"));
        fields.put("viewer", type("string"));
        fields.put("turn", reference("turn"));
        fields.put("state", reference("state"));
        fields.put("log", ofList(reference("entry")));
        return ofFields(fields, List.of("viewer"));
    }

    private static Map<String, Object> problem() {
        Map<String, Object> fields = new LinkedHashMap<>();
        if (JsonSchema.ofRecord(ProblemForm.ProblemLine.class).get("properties")
                instanceof Map<?, ?> known) {
            known.forEach((name, each) -> fields.put(String.valueOf(name), each));
        }
        List<String> optional = new ArrayList<>(fields.keySet());
        optional.remove("code");
        fields.put("text", type("string"));
        return ofFields(fields, optional);
    }

    private static Map<String, Object> layer() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("setting", type("string"));
        fields.put("value", type("string"));
        fields.put("setBy", type("string"));
        fields.put("because", localText());
        fields.put("clause", type("string"));
        fields.put("basis", ofEnum(Variant.Basis.class));
        return ofFields(fields, List.of());
    }

    private static Map<String, Object> localText() {
        return JsonSchema.ofRecord(LocalText.class);
    }

    private Map<String, Object> variant() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("game", Map.of("const", game.key().id()));
        fields.put("variant", type("string"));
        fields.put("edition", type("integer"));
        fields.put("title", localText());
        fields.put("about", localText());
        fields.put("status", ofEnum(Variant.Status.class));
        fields.put("confidence", ofEnum(Variant.Confidence.class));
        fields.put("sources", ofList(type("string")));
        fields.put("borrows", ofList(type("string")));
        fields.put("parent", type("string"));
        fields.put("with", ofList(type("string")));
        fields.put("layers", ofList(reference("layer")));
        fields.put("digest", type("string"));
        fields.put("settings", type("object"));
        fields.put("tables", type("object"));
        fields.put("house", type("object"));
        return ofFields(fields, List.of("parent", "tables", "house"));
    }

    private static Map<String, Object> rulebook() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("game", type("string"));
        fields.put("version", type("integer"));
        fields.put("sources", ofList(JsonSchema.ofRecord(Source.class)));
        fields.put("clauses", ofList(JsonSchema.ofRecord(Clause.class)));
        fields.put("rules", ofList(reference("rule")));
        return ofFields(fields, List.of());
    }
}
