package org.pubgames.conformance.delivery;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.pubgames.conformance.Domain;
import org.pubgames.conformance.Json;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.VectorFiles;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.JsonWriter;
import org.pubgames.core.spi.Names;

/**
 * The canonical JSON of vectors: fields in alphabetical order, one vector a line, so that equal
 * vectors are equal texts. {@link VectorFiles#read} reads it.
 *
 * <p>A reader has to know one form only: events that a suite repeats are written out, and the
 * events to be judged are always {@code steps}.
 */
public final class VectorJson {

    private VectorJson() {}

    /** A suite file with these vectors of one game. */
    public static String suite(String game, List<Vector> vectors) {
        StringBuilder out = new StringBuilder(vectors.size() * 1000);
        out.append("{\"suite\":{\"format\":1,\"game\":")
                .append(JsonWriter.write(game))
                .append("},\"vectors\":[");
        for (int i = 0; i < vectors.size(); i++) {
            out.append(i == 0 ? "\n" : ",\n").append(of(vectors.get(i)));
        }
        return out.append("\n]}\n").toString();
    }

    /** One vector on one line. */
    public static String of(Vector vector) {
        Map<String, String> fields = new TreeMap<>();
        fields.put("id", text(vector.id()));
        fields.put("title", text(vector.title()));
        fields.put("rule", text(vector.rule()));
        if (!vector.guards().isEmpty()) {
            fields.put("guards", list(vector.guards().stream().map(VectorJson::text).toList()));
        }
        fields.put("polarity", text(Names.written(vector.polarity())));
        if (!vector.source().isEmpty()) {
            fields.put("source", text(vector.source()));
        }
        if (!vector.clause().isEmpty()) {
            fields.put("clause", text(vector.clause()));
        }
        if (!vector.variant().base().isEmpty()) {
            fields.put("variant", variant(vector.variant()));
        }
        if (vector.task() instanceof Vector.Play play) {
            play(play, fields);
        } else if (vector.task() instanceof Vector.Question question) {
            fields.put("ask", list(question.asks().stream().map(VectorJson::sorted).toList()));
            fields.put(
                    "answer", list(question.answers().stream().map(VectorJson::answer).toList()));
        } else if (vector.task() instanceof Vector.Census census) {
            fields.put("census", census(census));
        } else if (vector.task() instanceof Vector.Document document) {
            fields.put(
                    "document",
                    object(
                            Map.of(
                                    "file",
                                    text(document.text()),
                                    "problems",
                                    complaints(document.problems()))));
        }
        return object(fields);
    }

    private static String variant(Vector.PlayedBy variant) {
        if (variant.unchanged()) {
            return text(variant.base());
        }
        Map<String, String> fields = new LinkedHashMap<>();
        fields.put("extends", text(variant.base()));
        if (!variant.set().isEmpty() || variant.with().isEmpty()) {
            fields.put("set", object(variant.set()));
        }
        if (!variant.with().isEmpty()) {
            fields.put("with", list(variant.with().stream().map(VectorJson::text).toList()));
        }
        if (!variant.tables().isEmpty()) {
            fields.put("tables", object(variant.tables()));
        }
        return object(fields);
    }

    private static void play(Vector.Play play, Map<String, String> fields) {
        fields.put("seats", list(play.seats().stream().map(VectorJson::text).toList()));
        play.position().ifPresent(position -> fields.put("position", sorted(position)));
        if (!play.given().isEmpty()) {
            fields.put(
                    "given", list(play.given().stream().map(line -> sorted(line.json())).toList()));
        }
        List<String> steps = new ArrayList<>();
        for (Vector.Step step : play.steps()) {
            steps.add(
                    object(Map.of("when", sorted(step.when().json()), "then", then(step.then()))));
        }
        fields.put("steps", list(steps));
        if (!play.views().isEmpty()) {
            fields.put("views", list(play.views().stream().map(VectorJson::view).toList()));
        }
    }

    private static String view(Vector.View view) {
        Map<String, String> fields = new LinkedHashMap<>();
        view.seat().ifPresent(seat -> fields.put("seat", text(seat)));
        if (!view.state().isEmpty()) {
            fields.put("state", object(view.state()));
        }
        if (!view.log().isEmpty()) {
            fields.put("log", object(view.log()));
        }
        if (!view.hides().isEmpty()) {
            fields.put("hides", list(view.hides()));
        }
        return object(fields);
    }

    private static String then(Vector.Then then) {
        Map<String, String> fields = new LinkedHashMap<>();
        fields.put("accepted", String.valueOf(then.accepted()));
        fields.put("rulings", list(then.rulings().stream().map(VectorJson::text).toList()));
        then.points().ifPresent(points -> fields.put("points", String.valueOf(points)));
        if (!then.state().isEmpty()) {
            fields.put("state", object(then.state()));
        }
        then.places().ifPresent(places -> fields.put("places", object(places)));
        Vector.After after = then.after();
        after.turn()
                .ifPresent(
                        turn ->
                                fields.put(
                                        "turn",
                                        list(turn.stream().map(VectorJson::text).toList())));
        if (!after.position().isEmpty()) {
            fields.put("position", object(after.position()));
        }
        after.totals().ifPresent(totals -> fields.put("totals", object(totals)));
        if (!then.facts().isEmpty()) {
            Map<String, String> facts = new LinkedHashMap<>();
            then.facts().forEach((rule, named) -> facts.put(rule, object(named)));
            fields.put("facts", object(facts));
        }
        if (!then.problems().isEmpty()) {
            fields.put("problems", complaints(then.problems()));
        }
        return object(fields);
    }

    /** Whole numbers are numbers, everything else is text. */
    private static String answer(Map<String, String> answer) {
        Map<String, String> columns = new LinkedHashMap<>();
        answer.forEach(
                (column, value) ->
                        columns.put(
                                column, value.matches("0|-?[1-9]\\d{0,17}") ? value : text(value)));
        return object(columns);
    }

    private static String census(Vector.Census census) {
        Map<String, String> fields = new LinkedHashMap<>();
        Domain domain = census.domain();
        if (domain instanceof Domain.Layouts layouts) {
            fields.put("layouts", String.valueOf(layouts.discs()));
        } else if (domain instanceof Domain.Throws dice) {
            fields.put("throws", String.valueOf(dice.dice()));
        } else if (domain instanceof Domain.Places places) {
            fields.put("places", object(Map.of("x", span(places.x()), "y", span(places.y()))));
        }
        fields.put("count", list(census.count().stream().map(VectorJson::text).toList()));
        fields.put("sum", text(census.sum()));
        fields.put("histogram", counts(census.histogram()));
        fields.put("divide", counts(census.divide()));
        return object(fields);
    }

    private static String span(Domain.Span span) {
        return "[" + span.from() + "," + span.to() + "," + span.step() + "]";
    }

    private static String counts(Map<String, Long> counts) {
        Map<String, String> fields = new LinkedHashMap<>();
        counts.forEach((name, count) -> fields.put(name, String.valueOf(count)));
        return object(fields);
    }

    private static String complaints(List<Vector.Complaint> complaints) {
        return list(
                complaints.stream()
                        .map(
                                each ->
                                        object(
                                                Map.of(
                                                        "code",
                                                        text(each.code()),
                                                        "at",
                                                        text(each.at()))))
                        .toList());
    }

    private static String sorted(String json) {
        return Json.canonical(JsonText.read(json, Where.UNKNOWN).orElseThrow());
    }

    private static String text(String text) {
        return JsonWriter.write(text);
    }

    private static String list(List<String> values) {
        return "[" + String.join(",", values) + "]";
    }

    /** Values are JSON already. */
    private static String object(Map<String, String> fields) {
        StringBuilder out = new StringBuilder("{");
        new TreeMap<>(fields)
                .forEach(
                        (name, value) ->
                                out.append(out.length() == 1 ? "" : ",")
                                        .append(text(name))
                                        .append(':')
                                        .append(value));
        return out.append('}').toString();
    }
}
