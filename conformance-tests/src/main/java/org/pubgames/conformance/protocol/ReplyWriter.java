package org.pubgames.conformance.protocol;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.conformance.Json;
import org.pubgames.conformance.Vector.Complaint;
import org.pubgames.conformance.testee.Claim;
import org.pubgames.conformance.testee.ClaimedGames;
import org.pubgames.conformance.testee.Course;
import org.pubgames.conformance.testee.Feature;
import org.pubgames.conformance.testee.Observation;
import org.pubgames.conformance.testee.TesteeException;
import org.pubgames.core.internal.data.JsonWriter;

/** Writes answers as lines. */
final class ReplyWriter {

    private ReplyWriter() {}

    static String claim(Claim claim) {
        Map<String, Object> implementation = new LinkedHashMap<>();
        implementation.put("name", claim.name());
        implementation.put("version", claim.version());
        implementation.put("language", claim.language());
        implementation.put("homepage", present(claim.homepage()));
        implementation.put("issues", present(claim.issues()));
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("protocol", Request.PROTOCOL);
        line.put("implementation", implementation);
        line.put("games", ClaimedGames.written(claim));
        line.put("features", claim.features().stream().sorted().map(Feature::id).toList());
        return JsonWriter.write(line);
    }

    private static Optional<String> present(String text) {
        return text.isEmpty() ? Optional.empty() : Optional.of(text);
    }

    static String variant(int seq, Optional<String> unsupported) {
        return numbered(
                seq,
                unsupported
                        .map(reason -> "\"unsupported\":" + JsonWriter.write(reason))
                        .orElse("\"ok\":true"));
    }

    static String course(int seq, Course course) {
        if (course.refused().isPresent()) {
            return numbered(seq, "\"refused\":" + JsonWriter.write(course.refused().get()));
        }
        List<String> steps = course.steps().stream().map(ReplyWriter::step).toList();
        return numbered(
                seq,
                "\"steps\":["
                        + String.join(",", steps)
                        + "]"
                        + course.situation()
                                .map(state -> ",\"situation\":" + Json.text(state))
                                .orElse("")
                        + views(course));
    }

    private static String views(Course course) {
        List<String> views =
                course.views().stream()
                        .map(
                                seen ->
                                        "{\"state\":"
                                                + Json.text(seen.state())
                                                + ",\"log\":"
                                                + Json.text(seen.log())
                                                + "}")
                        .toList();
        return views.isEmpty() ? "" : ",\"views\":[" + String.join(",", views) + "]";
    }

    private static String step(Observation observed) {
        List<String> fields = new ArrayList<>();
        fields.add("\"accepted\":" + observed.accepted());
        observed.points().ifPresent(points -> fields.add("\"points\":" + points));
        observed.rulings()
                .ifPresent(rulings -> fields.add("\"rulings\":" + JsonWriter.write(rulings)));
        observed.clauses()
                .ifPresent(clauses -> fields.add("\"clauses\":" + JsonWriter.write(clauses)));
        observed.facts().ifPresent(facts -> fields.add("\"facts\":" + facts(facts)));
        observed.state().ifPresent(state -> fields.add("\"state\":" + Json.text(state)));
        observed.places().ifPresent(places -> fields.add("\"places\":" + plain(places)));
        Observation.After after = observed.after();
        after.totals().ifPresent(totals -> fields.add("\"totals\":" + plain(totals)));
        after.turn().ifPresent(turn -> fields.add("\"turn\":" + JsonWriter.write(turn)));
        after.position().ifPresent(position -> fields.add("\"position\":" + Json.text(position)));
        if (!observed.problems().isEmpty()) {
            fields.add("\"problems\":" + JsonWriter.write(observed.problems()));
        }
        return "{" + String.join(",", fields) + "}";
    }

    /** By rule, the facts of each ruling; the values are JSON already. */
    private static String facts(Map<String, List<Map<String, String>>> facts) {
        List<String> rules = new ArrayList<>();
        facts.forEach(
                (rule, rulings) ->
                        rules.add(
                                JsonWriter.write(rule)
                                        + ":["
                                        + String.join(
                                                ",",
                                                rulings.stream().map(ReplyWriter::plain).toList())
                                        + "]"));
        return "{" + String.join(",", rules) + "}";
    }

    /** An object whose values are JSON already. */
    private static String plain(Map<String, String> values) {
        List<String> fields = new ArrayList<>();
        values.forEach((name, value) -> fields.add(JsonWriter.write(name) + ":" + value));
        return "{" + String.join(",", fields) + "}";
    }

    static String answers(int seq, List<Map<String, String>> answers) {
        List<String> all = new ArrayList<>();
        for (Map<String, String> answer : answers) {
            List<String> columns = new ArrayList<>();
            answer.forEach(
                    (column, value) -> columns.add(JsonWriter.write(column) + ":" + value(value)));
            all.add("{" + String.join(",", columns) + "}");
        }
        return numbered(seq, "\"answers\":[" + String.join(",", all) + "]");
    }

    private static String value(String value) {
        return value.matches("0|-?[1-9][0-9]{0,17}") ? value : JsonWriter.write(value);
    }

    static String complaints(int seq, List<Complaint> complaints) {
        return numbered(seq, "\"problems\":" + JsonWriter.write(complaints));
    }

    static String skipped(int seq, TesteeException skipped) {
        return numbered(
                seq,
                "\"skipped\":"
                        + JsonWriter.write(String.valueOf(skipped.getMessage()))
                        + present(skipped.issue())
                                .map(issue -> ",\"issue\":" + JsonWriter.write(issue))
                                .orElse(""));
    }

    static String errored(int seq, String message) {
        return numbered(seq, "\"errored\":" + JsonWriter.write(message));
    }

    private static String numbered(int seq, String rest) {
        return "{\"seq\":" + seq + "," + rest + "}";
    }
}
