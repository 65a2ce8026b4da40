package org.pubgames.core.internal.data;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Revised;
import org.pubgames.core.Where;
import org.pubgames.core.spi.AsArray;

/** The parts in which two states differ, as small as they can be named. */
public final class StateParts {

    private final List<Revised.Part> parts = new ArrayList<>();

    private StateParts() {}

    /**
     * The parts in which two states differ: as their JSON does, but without writing what is equal.
     *
     * @param a a state
     * @param b another one
     */
    public static List<Revised.Part> differing(Object a, Object b) {
        StateParts found = new StateParts();
        found.compare("", a, b);
        return found.parts;
    }

    private static Node read(String json) {
        return JsonText.read(json, Where.UNKNOWN).orElseThrow();
    }

    /** Compares what is there on both sides. */
    private void compare(String path, Object a, Object b) {
        if (a.equals(b)) {
            return;
        }
        Map<?, ?> ofA = fields(a);
        Map<?, ?> ofB = fields(b);
        List<?> itemsOfA = items(a);
        List<?> itemsOfB = items(b);
        if (ofA != null && ofB != null) {
            Set<Object> names = new LinkedHashSet<>(ofA.keySet());
            names.addAll(ofB.keySet());
            for (Object name : names) {
                String at = path + "/" + String.valueOf(name).replace("~", "~0").replace("/", "~1");
                either(at, given(ofA.get(name)), given(ofB.get(name)));
            }
        } else if (itemsOfA != null && itemsOfB != null && itemsOfA.size() == itemsOfB.size()) {
            for (int i = 0; i < itemsOfA.size(); i++) {
                compare(path + "/" + i, itemsOfA.get(i), itemsOfB.get(i));
            }
        } else {
            add(path, JsonWriter.write(a), JsonWriter.write(b));
        }
    }

    /** Compares what may be there on one side only. */
    private void either(String path, @Nullable Object a, @Nullable Object b) {
        if (a != null && b != null) {
            compare(path, a, b);
        } else {
            add(path, a == null ? "" : JsonWriter.write(a), b == null ? "" : JsonWriter.write(b));
        }
    }

    private static @Nullable Object given(@Nullable Object value) {
        return value instanceof Optional<?> optional ? optional.orElse(null) : value;
    }

    /** What is written as an object, by name; null for anything else. */
    private static @Nullable Map<?, ?> fields(Object value) {
        if (value instanceof Map<?, ?> map) {
            return map;
        }
        return value instanceof Record && !AsArray.holds(value.getClass())
                ? Records.values(value)
                : null;
    }

    /** What is written as an array; null for anything else. */
    private static @Nullable List<?> items(Object value) {
        if (value instanceof Record) {
            return AsArray.holds(value.getClass())
                    ? List.copyOf(Records.values(value).values())
                    : null;
        }
        if (!(value instanceof Iterable<?> values)) {
            return null;
        }
        List<Object> items = new ArrayList<>();
        values.forEach(items::add);
        return items;
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
