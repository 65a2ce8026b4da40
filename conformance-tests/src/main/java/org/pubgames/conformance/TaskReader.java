package org.pubgames.conformance;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.spi.OrEmpty;

/** Reads the task of a vector: events to be judged, questions, a census, or a variant file. */
final class TaskReader {

    /**
     * The most events of a vector, more than any needs; a typing mistake must not fill the memory.
     */
    private static final int MOST_EVENTS = 10_000;

    /** The fields of all kinds of tasks. */
    static final List<String> FIELDS =
            List.of(
                    "seats",
                    "position",
                    "given",
                    "when",
                    "then",
                    "steps",
                    "views",
                    "ask",
                    "answer",
                    "census",
                    "document");

    private static final List<String> STEP = List.of("when", "then");
    private static final List<String> VIEW = List.of("seat", "state", "log", "hides");

    private final TreeReader trees;

    TaskReader(TreeReader trees) {
        this.trees = trees;
    }

    /** Who plays. */
    record SeatsEntry(List<String> seats) {}

    /** The outcome without its state. */
    record ThenEntry(
            boolean accepted,
            List<String> rulings,
            Optional<Integer> points,
            @OrEmpty List<Vector.Complaint> problems,
            Optional<List<String>> turn) {}

    /** Whose view; what he sees is read separately. */
    record ViewEntry(Optional<String> seat) {}

    /** How many times an event is repeated. */
    record Repeated(int repeat) {}

    /** A variant file and what is wrong with it. */
    record DocumentEntry(String file, List<Vector.Complaint> problems) {}

    Vector.@Nullable Task task(Node node, String path) {
        if (TreeReader.value(node, "ask") != null) {
            only(node, path, "ask", "answer");
            return question(node, path);
        }
        Node census = TreeReader.value(node, "census");
        if (census != null) {
            only(node, path, "census");
            return new CensusReader(trees).census(census, path + "/census");
        }
        Node document = TreeReader.value(node, "document");
        if (document != null) {
            only(node, path, "document");
            DocumentEntry entry =
                    trees.binder()
                            .bind(DocumentEntry.class, document, path + "/document", List.of());
            return entry == null ? null : new Vector.Document(entry.file(), entry.problems());
        }
        return play(node, path);
    }

    /** A vector has one task: fields of another task would never be read. */
    private void only(Node node, String path, String... names) {
        List<String> own = List.of(names);
        trees.refuse(node, name -> FIELDS.contains(name) && !own.contains(name), own, path);
    }

    private Vector.@Nullable Question question(Node node, String path) {
        Node ask = trees.part(node, "ask", path);
        List<Node> asks = trees.items(ask, path + "/ask");
        if (asks.isEmpty() && ask instanceof Node.Items) {
            trees.binder().problem("wrong-type", ask.mark(), path + "/ask", "[]", "[{…}, …]", "");
        }
        Node answer = trees.part(node, "answer", path);
        List<Map<String, String>> answers = new ArrayList<>();
        for (Node each : trees.items(answer, path + "/answer")) {
            answers.add(columns(each, path + "/answer/" + answers.size()));
        }
        if (answer != null && answers.size() != asks.size()) {
            trees.binder()
                    .problem(
                            "wrong-number-of-values",
                            answer.mark(),
                            path + "/answer",
                            "" + answers.size(),
                            "" + asks.size(),
                            "");
        }
        return new Vector.Question(asks.stream().map(Json::text).toList(), answers);
    }

    /** An answer's columns; numbers and texts are the same here. */
    private Map<String, String> columns(Node node, String path) {
        Map<String, String> columns = new LinkedHashMap<>();
        if (node instanceof Node.Fields fields && !fields.values().isEmpty()) {
            fields.values()
                    .forEach((name, value) -> columns.put(name, column(value, path + "/" + name)));
        } else {
            wrong(node, path, "{column: value}");
        }
        return columns;
    }

    private String column(Node value, String path) {
        if (value instanceof Node.Text text) {
            return text.value();
        }
        if (!(value instanceof Node.Decimal)) {
            wrong(value, path, "a number or a text");
        }
        return Json.text(value);
    }

    private void wrong(Node node, String path, String allowed) {
        trees.binder().problem("wrong-type", node.mark(), path, node.shown(), allowed, "");
    }

    private Vector.@Nullable Play play(Node node, String path) {
        Node named = trees.part(node, "seats", path);
        SeatsEntry seats =
                named == null
                        ? null
                        : trees.binder()
                                .bind(SeatsEntry.class, onlySeats(node, named), path, List.of());
        Node given = TreeReader.value(node, "given");
        List<Vector.EventLine> before = given == null ? List.of() : events(given, path + "/given");
        List<Vector.Step> steps = new ArrayList<>();
        Node several = TreeReader.value(node, "steps");
        if (several == null) {
            only(node, path, "seats", "position", "given", "when", "then", "views");
            step(node, path, steps);
        } else {
            only(node, path, "seats", "position", "given", "steps", "views");
            List<Node> entries = trees.items(several, path + "/steps");
            for (int i = 0; i < entries.size(); i++) {
                trees.only(entries.get(i), STEP, path + "/steps/" + i);
                step(entries.get(i), path + "/steps/" + i, steps);
            }
            if (entries.isEmpty()) {
                trees.binder()
                        .problem("wrong-type", several.mark(), path + "/steps", "[]", "[…]", "");
            }
        }
        return seats == null || steps.isEmpty()
                ? null
                : new Vector.Play(
                        seats.seats(),
                        Optional.ofNullable(TreeReader.value(node, "position")).map(Json::text),
                        before,
                        steps,
                        views(TreeReader.value(node, "views"), path + "/views"));
    }

    private List<Vector.View> views(@Nullable Node node, String path) {
        List<Vector.View> views = new ArrayList<>();
        List<Node> entries = trees.items(node, path);
        for (int i = 0; i < entries.size(); i++) {
            Node entry = entries.get(i);
            String at = path + "/" + i;
            ViewEntry whose =
                    trees.binder()
                            .bind(ViewEntry.class, entry, at, List.of("state", "log", "hides"));
            trees.only(entry, VIEW, at);
            if (whose != null) {
                views.add(
                        new Vector.View(
                                whose.seat(),
                                trees.values(TreeReader.value(entry, "state"), at + "/state"),
                                trees.values(TreeReader.value(entry, "log"), at + "/log"),
                                trees
                                        .items(TreeReader.value(entry, "hides"), at + "/hides")
                                        .stream()
                                        .map(Json::canonical)
                                        .toList()));
            }
        }
        return views;
    }

    private static Node onlySeats(Node node, Node seats) {
        return new Node.Fields(node.mark(), Map.of("seats", seats), Map.of("seats", seats.mark()));
    }

    private void step(Node node, String path, List<Vector.Step> steps) {
        Node when = trees.part(node, "when", path);
        Node then = trees.part(node, "then", path);
        if (when == null || then == null) {
            return;
        }
        ThenEntry outcome =
                trees.binder()
                        .bind(
                                ThenEntry.class,
                                then,
                                path + "/then",
                                List.of("state", "places", "facts", "position", "totals"));
        if (outcome == null) {
            return;
        }
        steps.add(
                new Vector.Step(
                        event(when, path + "/when"),
                        new Vector.Then(
                                outcome.accepted(),
                                outcome.rulings(),
                                outcome.points(),
                                trees.values(TreeReader.value(then, "state"), path + "/then/state"),
                                ranks(then, "places", path),
                                outcome.problems(),
                                facts(TreeReader.value(then, "facts"), path + "/then/facts"),
                                new Vector.After(
                                        outcome.turn(),
                                        trees.values(
                                                TreeReader.value(then, "position"),
                                                path + "/then/position"),
                                        ranks(then, "totals", path)))));
    }

    /** A number for each player, where the outcome says so. */
    private Optional<Map<String, String>> ranks(Node then, String name, String path) {
        return Optional.ofNullable(TreeReader.value(then, name))
                .map(found -> trees.values(found, path + "/then/" + name));
    }

    /** By rule, the names and values of the facts that matter. */
    private Map<String, Map<String, String>> facts(@Nullable Node node, String path) {
        Map<String, Map<String, String>> facts = new LinkedHashMap<>();
        if (node instanceof Node.Fields rules) {
            rules.values()
                    .forEach(
                            (rule, named) ->
                                    facts.put(rule, trees.values(named, path + "/" + rule)));
        } else if (node != null) {
            wrong(node, path, "{rule: {fact: value}}");
        }
        return facts;
    }

    private List<Vector.EventLine> events(Node node, String path) {
        List<Vector.EventLine> events = new ArrayList<>();
        List<Node> entries = trees.items(node, path);
        for (int i = 0; i < entries.size(); i++) {
            Node entry = entries.get(i);
            String at = path + "/" + i;
            if (TreeReader.value(entry, "repeat") == null) {
                events.add(event(entry, at));
                continue;
            }
            Repeated repeated = trees.binder().bind(Repeated.class, entry, at, List.of("events"));
            Node inner = trees.part(entry, "events", at);
            if (repeated != null && inner != null) {
                List<Vector.EventLine> lines = events(inner, at + "/events");
                if (repeated.repeat() < 1
                        || (long) repeated.repeat() * lines.size() > MOST_EVENTS) {
                    trees.binder()
                            .problem(
                                    "out-of-range",
                                    entry.mark(),
                                    at + "/repeat",
                                    "" + repeated.repeat(),
                                    "1–" + MOST_EVENTS,
                                    "");
                    continue;
                }
                for (int times = 0; times < repeated.repeat(); times++) {
                    events.addAll(lines);
                }
            }
        }
        return events;
    }

    private Vector.EventLine event(Node node, String path) {
        return new Vector.EventLine(Json.text(node), trees.place(node, path));
    }
}
