package org.pubgames.core.internal.data;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.pubgames.core.Revised;
import org.pubgames.core.Where;

/** The parts in which two states differ, as small as they can be named. */
public final class StateParts {

    private final List<Revised.Part> parts = new ArrayList<>();

    private StateParts() {}

    /**
     * The parts in which two states differ.
     *
     * @param a a state as JSON
     * @param b another one
     */
    public static List<Revised.Part> differing(String a, String b) {
        StateParts found = new StateParts();
        if (!a.equals(b)) {
            found.compare("", read(a), read(b));
        }
        return found.parts;
    }

    private static Node read(String json) {
        return JsonText.read(json, Where.UNKNOWN).orElseThrow();
    }

    private void compare(String path, Node a, Node b) {
        if (a instanceof Node.Fields ofA && b instanceof Node.Fields ofB) {
            Set<String> names = new LinkedHashSet<>(ofA.values().keySet());
            names.addAll(ofB.values().keySet());
            for (String name : names) {
                String at = path + "/" + name.replace("~", "~0").replace("/", "~1");
                Node one = ofA.values().get(name);
                Node other = ofB.values().get(name);
                if (one != null && other != null) {
                    compare(at, one, other);
                } else {
                    add(at, one == null ? "" : json(one), other == null ? "" : json(other));
                }
            }
        } else if (a instanceof Node.Items ofA
                && b instanceof Node.Items ofB
                && ofA.values().size() == ofB.values().size()) {
            for (int i = 0; i < ofA.values().size(); i++) {
                compare(path + "/" + i, ofA.values().get(i), ofB.values().get(i));
            }
        } else {
            add(path, json(a), json(b));
        }
    }

    private void add(String path, String a, String b) {
        if (!a.equals(b)) {
            parts.add(new Revised.Part(path, a, b));
        }
    }

    /**
     * A state with parts of it replaced.
     *
     * @param state a state as JSON
     * @param parts what {@link #differing} found between it and another one
     * @return the other one as JSON; empty when the state has no such part
     */
    public static Optional<String> applied(String state, List<Revised.Part> parts) {
        Optional<Node> whole = Optional.of(read(state));
        for (Revised.Part part : parts) {
            List<String> path = List.of(part.pointer().split("/", -1));
            whole = whole.flatMap(node -> with(node, path.subList(1, path.size()), part.now()));
        }
        return whole.map(StateParts::json);
    }

    /** A node with a part in another form; an empty one is taken out. */
    private static Optional<Node> with(Node node, List<String> path, String now) {
        if (path.isEmpty()) {
            return Optional.of(read(now));
        }
        List<String> rest = path.subList(1, path.size());
        String name = path.get(0).replace("~1", "/").replace("~0", "~");
        if (node instanceof Node.Fields fields) {
            Map<String, Node> values = new LinkedHashMap<>(fields.values());
            Node child = values.get(name);
            if (rest.isEmpty() && now.isEmpty()) {
                values.remove(name);
                return Optional.of(new Node.Fields(fields.mark(), values, fields.keys()));
            }
            Optional<Node> changed =
                    rest.isEmpty()
                            ? Optional.of(read(now))
                            : Optional.ofNullable(child).flatMap(each -> with(each, rest, now));
            return changed.map(
                    each -> {
                        values.put(name, each);
                        return new Node.Fields(fields.mark(), values, fields.keys());
                    });
        }
        if (!(node instanceof Node.Items items)
                || !name.matches("\\d{1,6}")
                || Integer.parseInt(name) >= items.values().size()) {
            return Optional.empty();
        }
        int index = Integer.parseInt(name);
        return with(items.values().get(index), rest, now)
                .map(
                        changed -> {
                            List<Node> values = new ArrayList<>(items.values());
                            values.set(index, changed);
                            return new Node.Items(items.mark(), values);
                        });
    }

    /** A node as JSON. */
    public static String json(Node node) {
        return JsonWriter.write(plain(node));
    }

    private static Object plain(Node node) {
        if (node instanceof Node.Fields fields) {
            Map<String, Object> values = new LinkedHashMap<>();
            fields.values().forEach((name, value) -> values.put(name, plain(value)));
            return values;
        }
        if (node instanceof Node.Items items) {
            return items.values().stream().map(StateParts::plain).toList();
        }
        if (node instanceof Node.Decimal number) {
            return number.value();
        }
        if (node instanceof Node.Truth truth) {
            return truth.value();
        }
        return node instanceof Node.Text text ? text.value() : node.shown();
    }
}
