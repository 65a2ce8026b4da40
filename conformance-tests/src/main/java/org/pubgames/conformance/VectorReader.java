package org.pubgames.conformance;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;
import org.pubgames.core.data.Binder;
import org.pubgames.core.data.Node;
import org.pubgames.core.data.YamlText;

/** Reads the vectors of one suite file; all its problems in one pass. */
final class VectorReader {

    private static final int FORMAT = 1;

    private final Binder binder;
    private String game = "";

    private VectorReader(String file) {
        binder = new Binder(file);
    }

    /** A suite file without its vectors. */
    record SuiteFile(Suite suite) {}

    /** What a suite is about. */
    record Suite(String game, int format) {}

    /** A vector without its events. */
    record Entry(
            String id,
            String title,
            String rule,
            Vector.Polarity polarity,
            List<String> seats,
            Optional<String> source) {}

    /** The outcome without its state. */
    record ThenEntry(boolean accepted, List<String> rulings, Optional<Integer> points) {}

    /** Events that happen several times over. */
    record Repeated(int repeat) {}

    static Reading<List<Vector>> read(String yaml, String file) {
        return YamlText.read(yaml, file)
                .fold(root -> new VectorReader(file).suite(root), Reading::failed);
    }

    private Reading<List<Vector>> suite(Node root) {
        List<Vector> vectors = new ArrayList<>();
        SuiteFile head = binder.bind(SuiteFile.class, root, "", List.of("vectors"));
        if (head != null) {
            game = head.suite().game();
            if (head.suite().format() != FORMAT) {
                String found = String.valueOf(head.suite().format());
                binder.problem("unsupported-format", root.mark(), "/suite/format", found, "1", "");
            }
            List<Node> entries = items(part(root, "vectors", ""), "/vectors");
            for (int i = 0; i < entries.size(); i++) {
                Vector vector = vector(entries.get(i), "/vectors/" + i);
                if (vector != null) {
                    vectors.add(vector);
                }
            }
        }
        return binder.problems().isEmpty()
                ? Reading.of(List.copyOf(vectors))
                : Reading.failed(binder.problems());
    }

    private @Nullable Vector vector(Node node, String path) {
        List<String> trees = List.of("variant", "given", "when", "then");
        Entry entry = binder.bind(Entry.class, node, path, trees);
        Node when = part(node, "when", path);
        Node then = part(node, "then", path);
        Node variant = part(node, "variant", path);
        Node given = value(node, "given");
        if (entry == null || when == null || then == null || variant == null) {
            return null;
        }
        ThenEntry outcome =
                binder.bind(ThenEntry.class, then, path + "/then", List.of("state", "places"));
        Vector.PlayedBy playedBy = playedBy(variant, path + "/variant");
        List<Vector.EventLine> before = given == null ? List.of() : events(given, path + "/given");
        if (outcome == null || playedBy == null) {
            return null;
        }
        return new Vector(
                entry.id(),
                entry.title(),
                game,
                entry.rule(),
                entry.polarity(),
                playedBy,
                entry.seats(),
                before,
                event(when, path + "/when"),
                new Vector.Then(
                        outcome.accepted(),
                        outcome.rulings(),
                        outcome.points(),
                        values(value(then, "state"), path + "/then/state"),
                        Optional.ofNullable(value(then, "places"))
                                .map(places -> values(places, path + "/then/places"))),
                entry.source().orElse(""),
                place(node, path));
    }

    private Vector.@Nullable PlayedBy playedBy(Node node, String path) {
        if (node instanceof Node.Text id) {
            return new Vector.PlayedBy(id.value(), Map.of());
        }
        Node base = part(node, "extends", path);
        return base == null
                ? null
                : new Vector.PlayedBy(base.shown(), values(part(node, "set", path), path + "/set"));
    }

    private List<Vector.EventLine> events(Node node, String path) {
        List<Vector.EventLine> events = new ArrayList<>();
        List<Node> entries = items(node, path);
        for (int i = 0; i < entries.size(); i++) {
            Node entry = entries.get(i);
            String at = path + "/" + i;
            if (value(entry, "repeat") == null) {
                events.add(event(entry, at));
                continue;
            }
            Repeated repeated = binder.bind(Repeated.class, entry, at, List.of("events"));
            Node inner = part(entry, "events", at);
            if (repeated != null && inner != null) {
                List<Vector.EventLine> lines = events(inner, at + "/events");
                for (int times = 0; times < repeated.repeat(); times++) {
                    events.addAll(lines);
                }
            }
        }
        return events;
    }

    private Vector.EventLine event(Node node, String path) {
        return new Vector.EventLine(Json.text(node), place(node, path));
    }

    private Where place(Node node, String path) {
        return new Where(binder.file(), node.mark().line(), node.mark().column(), path);
    }

    private Map<String, String> values(@Nullable Node node, String path) {
        Map<String, String> values = new LinkedHashMap<>();
        if (node instanceof Node.Fields fields) {
            fields.values().forEach((name, value) -> values.put(name, Json.canonical(value)));
        } else if (node != null) {
            binder.problem("wrong-type", node.mark(), path, node.shown(), "{…: …}", "");
        }
        return values;
    }

    private List<Node> items(@Nullable Node node, String path) {
        if (node instanceof Node.Items items) {
            return items.values();
        }
        if (node != null) {
            binder.problem("wrong-type", node.mark(), path, node.shown(), "[…]", "");
        }
        return List.of();
    }

    private @Nullable Node part(Node node, String name, String path) {
        Node value = value(node, name);
        if (value == null) {
            binder.problem("missing-field", node.mark(), path + "/" + name, name, "", "");
        }
        return value;
    }

    private static @Nullable Node value(Node node, String name) {
        return node instanceof Node.Fields fields ? fields.values().get(name) : null;
    }
}
