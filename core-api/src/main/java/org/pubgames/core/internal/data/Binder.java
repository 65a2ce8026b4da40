package org.pubgames.core.internal.data;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Problem;
import org.pubgames.core.Where;
import org.pubgames.core.internal.text.Nearest;
import org.pubgames.core.spi.AsArray;
import org.pubgames.core.spi.ContradictoryFields;
import org.pubgames.core.spi.Names;
import org.pubgames.core.spi.OrEmpty;

/**
 * Makes records of a tree. Unknown fields, missing fields and wrong types are problems, all found
 * in one pass.
 *
 * <p>Components may be {@code int}, {@code long}, {@code boolean}, {@code String}, {@code
 * BigDecimal}, enums, records, lists of these, maps from {@code String} to these, and {@code
 * Optional} of these (the field may be absent). An {@code Object} is a text, a truth, a number or a
 * list of these. A list marked {@link OrEmpty} may be absent too, and a language where the same
 * text is given in another one.
 */
public final class Binder {

    /** A text has to be given in one of them; the others borrow it, the first before the last. */
    private static final List<String> LANGUAGES = List.of("en", "de", "nl");

    private static final BigDecimal LEAST = BigDecimal.valueOf(Integer.MIN_VALUE);
    private static final BigDecimal MOST = BigDecimal.valueOf(Integer.MAX_VALUE);
    private static final BigDecimal LEAST_LONG = BigDecimal.valueOf(Long.MIN_VALUE);
    private static final BigDecimal MOST_LONG = BigDecimal.valueOf(Long.MAX_VALUE);

    private final String file;
    private final List<Problem> problems = new ArrayList<>();

    /** A binder for one document. */
    public Binder(String file) {
        this.file = file;
    }

    /** The name of the document. */
    public String file() {
        return file;
    }

    /** The problems so far, in the order of the document. */
    public List<Problem> problems() {
        return problems;
    }

    /**
     * The record in a tree; null when there was a problem. Fields in {@code ignored} belong to
     * somebody else.
     */
    public <T> @Nullable T bind(Class<T> type, Node node, String path, List<String> ignored) {
        int before = problems.size();
        Object value =
                AsArray.holds(type)
                        ? array(type, node, path)
                        : record(type, node, path, ignored, Map.of());
        return problems.size() > before || value == null ? null : type.cast(value);
    }

    /** The record in a tree, absent fields taken from {@code defaults}. */
    public <T> @Nullable T bind(
            Class<T> type, Node node, String path, Map<String, Object> defaults) {
        int before = problems.size();
        Object value = record(type, node, path, List.of(), defaults);
        return problems.size() > before || value == null ? null : type.cast(value);
    }

    /**
     * Those components of a record that a tree names and that are sound, by name; the others are
     * problems.
     */
    public Map<String, Object> bindSome(Class<?> type, Node.Fields node, String path) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (RecordComponent component : Records.components(type)) {
            String name = Records.name(component);
            Node value = node.values().get(name);
            if (value != null) {
                int before = problems.size();
                Object bound = value(component.getGenericType(), value, path + "/" + name);
                if (bound != null && problems.size() == before) {
                    values.put(name, bound);
                }
            }
        }
        return values;
    }

    /** Adds a problem at a place of the tree. */
    public void problem(
            String code,
            Node.Mark mark,
            String path,
            String value,
            String allowed,
            String suggestion) {
        problems.add(
                new Problem(
                        code,
                        new Where(file, mark.line(), mark.column(), path),
                        value,
                        allowed,
                        suggestion,
                        ""));
    }

    private @Nullable Object record(
            Class<?> type,
            Node node,
            String path,
            List<String> ignored,
            Map<String, Object> defaults) {
        if (!(node instanceof Node.Fields fields)) {
            problem(
                    "wrong-type",
                    node.mark(),
                    path,
                    shown(node),
                    "{" + String.join(", ", all(type, ignored)) + "}",
                    "");
            return null;
        }
        List<String> names = all(type, ignored);
        int before = problems.size();
        Set<String> misspelt = new HashSet<>();
        for (Map.Entry<String, Node.Mark> key : fields.keys().entrySet()) {
            String name = key.getKey();
            if (!names.contains(name)) {
                List<String> free =
                        names.stream().filter(n -> !fields.values().containsKey(n)).toList();
                String meant = Nearest.of(name, free);
                misspelt.add(meant);
                problem(
                        "unknown-field",
                        key.getValue(),
                        path + "/" + Node.shortened(name),
                        Node.shortened(name),
                        String.join(", ", names),
                        meant);
            }
        }
        RecordComponent[] components = Records.components(type);
        List<String> own = Records.names(type);
        Object[] arguments = new Object[components.length];
        for (int i = 0; i < components.length; i++) {
            String name = own.get(i);
            Node value = fields.values().get(name);
            if (value == null && components[i].getType() == String.class) {
                value = borrowed(name, own, fields);
            }
            if (value == null && defaults.containsKey(name)) {
                arguments[i] = defaults.get(name);
            } else if (value == null && components[i].getType() == Optional.class) {
                arguments[i] = Optional.empty();
            } else if (value == null && components[i].isAnnotationPresent(OrEmpty.class)) {
                arguments[i] = List.of();
            } else if (value == null && !misspelt.contains(name)) {
                problem(
                        "missing-field",
                        node.mark(),
                        path + "/" + name,
                        name,
                        Shapes.shape(components[i].getGenericType()),
                        "");
            } else if (value != null) {
                arguments[i] = component(type, i, value, path + "/" + name);
            }
        }
        return problems.size() > before ? null : made(type, arguments, fields, path);
    }

    /** The record; null when its fields contradict each other, each of which is a problem. */
    private @Nullable Object made(
            Class<?> type, Object[] arguments, Node.Fields fields, String path) {
        try {
            return Records.make(type, arguments);
        } catch (ContradictoryFields e) {
            for (ContradictoryFields.Contradiction each : e.contradictions()) {
                String name = each.component();
                Node.Mark mark = fields.keys().getOrDefault(name, fields.mark());
                problem(
                        "contradictory-fields",
                        mark,
                        path + "/" + name,
                        Node.shortened(each.value()),
                        each.allowed(),
                        "");
            }
            return null;
        }
    }

    /** The text in another language, for a record that has it in each. */
    private static @Nullable Node borrowed(String name, List<String> own, Node.Fields fields) {
        if (LANGUAGES.contains(name) && own.containsAll(LANGUAGES)) {
            for (String language : LANGUAGES) {
                Node text = fields.values().get(language);
                if (text != null) {
                    return text;
                }
            }
        }
        return null;
    }

    private static List<String> all(Class<?> type, List<String> others) {
        return others.isEmpty()
                ? Records.names(type)
                : Stream.concat(others.stream(), Records.names(type).stream()).toList();
    }

    private @Nullable Object array(Class<?> type, Node node, String path) {
        RecordComponent[] components = Records.components(type);
        if (!(node instanceof Node.Items items) || items.values().size() != components.length) {
            problem("wrong-type", node.mark(), path, node.shown(), Shapes.shape(type), "");
            return null;
        }
        Object[] arguments = new Object[components.length];
        int before = problems.size();
        for (int i = 0; i < components.length; i++) {
            arguments[i] = component(type, i, items.values().get(i), path + "/" + i);
        }
        return problems.size() > before ? null : Records.make(type, arguments);
    }

    /** The value of a component of a record; of a list that is too long, no entry is looked at. */
    private @Nullable Object component(Class<?> record, int index, Node node, String path) {
        int most = Records.most(record)[index];
        if (node instanceof Node.Items items && items.values().size() > most) {
            String size = String.valueOf(items.values().size());
            problem("wrong-size", node.mark(), path, size, "0–" + most, "");
            return null;
        }
        return value(Records.components(record)[index].getGenericType(), node, path);
    }

    /** A value of a type in a tree; null when there was a problem. */
    public @Nullable Object value(Type type, Node node, String path) {
        if (type instanceof ParameterizedType generic) {
            Type inner = generic.getActualTypeArguments()[0];
            if (generic.getRawType() == Optional.class) {
                Object value = value(inner, node, path);
                return Optional.ofNullable(value);
            }
            if (generic.getRawType() != Map.class && node instanceof Node.Items items) {
                List<Object> values = new ArrayList<>();
                for (int i = 0; i < items.values().size(); i++) {
                    Object value = value(inner, items.values().get(i), path + "/" + i);
                    if (value != null) {
                        values.add(value);
                    }
                }
                return List.copyOf(values);
            }
            if (generic.getRawType() == Map.class && node instanceof Node.Fields fields) {
                Type content = generic.getActualTypeArguments()[1];
                Map<String, Object> values = new LinkedHashMap<>();
                fields.values()
                        .forEach(
                                (name, entry) -> {
                                    Object value = value(content, entry, path + "/" + name);
                                    if (value != null) {
                                        values.put(name, value);
                                    }
                                });
                return values;
            }
        } else if (type instanceof Class<?> plain) {
            if (plain.isEnum()) {
                return constant(plain, node, path);
            }
            if (plain.isRecord()) {
                return AsArray.holds(plain)
                        ? array(plain, node, path)
                        : record(plain, node, path, List.of(), Map.of());
            }
            if (plain == Object.class && node instanceof Node.Items items) {
                List<Object> values = new ArrayList<>();
                for (int i = 0; i < items.values().size(); i++) {
                    Object value = value(plain, items.values().get(i), path + "/" + i);
                    if (value != null) {
                        values.add(value);
                    }
                }
                return List.copyOf(values);
            }
            Object simple = simple(plain, node);
            if (simple != null) {
                return simple;
            }
        }
        if (node instanceof Node.Decimal number
                && whole(type)
                && number.value().stripTrailingZeros().scale() <= 0) {
            problem(
                    "number-out-of-range",
                    node.mark(),
                    path,
                    node.shown(),
                    least(type) + "–" + most(type),
                    "");
            return null;
        }
        problem("wrong-type", node.mark(), path, shown(node), Shapes.shape(type), "");
        return null;
    }

    /** Adds the problem that a value is of another type than this one. */
    public void wrongType(Node node, String path, String shape) {
        problem("wrong-type", node.mark(), path, shown(node), shape, "");
    }

    /** A text in quotation marks, so that "20" is told from 20. */
    private static String shown(Node node) {
        return node instanceof Node.Text ? "\"" + node.shown() + "\"" : node.shown();
    }

    private static boolean whole(Type type) {
        return type == int.class
                || type == Integer.class
                || type == long.class
                || type == Long.class;
    }

    private static BigDecimal least(Type type) {
        return type == long.class || type == Long.class ? LEAST_LONG : LEAST;
    }

    private static BigDecimal most(Type type) {
        return type == long.class || type == Long.class ? MOST_LONG : MOST;
    }

    private static @Nullable Object simple(Class<?> type, Node node) {
        if ((type == String.class || type == Object.class) && node instanceof Node.Text text) {
            return text.value();
        }
        if ((type == boolean.class || type == Boolean.class || type == Object.class)
                && node instanceof Node.Truth truth) {
            return truth.value();
        }
        if (node instanceof Node.Decimal number) {
            BigDecimal value = number.value();
            if (type == BigDecimal.class || type == Object.class) {
                return value;
            }
            // compareTo first: converting 1e999999999 to an integer would fill the memory
            if (value.compareTo(least(type)) >= 0
                    && value.compareTo(most(type)) <= 0
                    && value.stripTrailingZeros().scale() <= 0) {
                if (type == int.class || type == Integer.class) {
                    return value.intValueExact();
                }
                if (type == long.class || type == Long.class) {
                    return value.longValueExact();
                }
            }
        }
        return null;
    }

    private @Nullable Object constant(Class<?> type, Node node, String path) {
        List<String> names = constants(type);
        String written = node.shown();
        if (node instanceof Node.Text && names.contains(written)) {
            return type.getEnumConstants()[names.indexOf(written)];
        }
        problem(
                "unknown-value",
                node.mark(),
                path,
                written,
                String.join(", ", names),
                Nearest.of(written, names));
        return null;
    }

    /** The constants of an enum as files write them. */
    static List<String> constants(Class<?> type) {
        return Arrays.stream(type.getEnumConstants())
                .map(constant -> Names.written((Enum<?>) constant))
                .toList();
    }
}
