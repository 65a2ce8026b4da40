package org.pubgames.core.internal.data;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.pubgames.core.Constant;
import org.pubgames.core.spi.AsArray;
import org.pubgames.core.spi.Names;

/** Writes records, maps, lists, enums, numbers and texts as one line of JSON. */
public final class JsonWriter {

    /** Far fewer than {@link JsonText} takes: what is written must be readable again. */
    private static final int LONGEST_DECIMALS = 60;

    private final boolean sorted;
    private final boolean indented;
    private int depth;
    private final StringBuilder out = new StringBuilder();

    /**
     * A value that is JSON already and stands as it is.
     *
     * @param json one line of it
     */
    public record Written(String json) {}

    private JsonWriter(boolean sorted, boolean indented) {
        this.sorted = sorted;
        this.indented = indented;
    }

    /** A value as JSON; absent optionals are left out. */
    public static String write(Object value) {
        JsonWriter writer = new JsonWriter(false, false);
        writer.value(value);
        return writer.out.toString();
    }

    /** The same with the fields of every object in alphabetical order, for digests. */
    public static String canonical(Object value) {
        JsonWriter writer = new JsonWriter(true, false);
        writer.value(value);
        return writer.out.toString();
    }

    /** The same on many lines, for documents that people read. */
    public static String indented(Object value) {
        JsonWriter writer = new JsonWriter(false, true);
        writer.value(value);
        return writer.out.append('\n').toString();
    }

    /** A record as a map whose first field is its kind: {@code {"event":"sub-turn-played", …}}. */
    public static Map<String, Object> tagged(String tag, Object record) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put(tag, Names.written(record.getClass().getSimpleName()));
        fields.putAll(Records.values(record));
        return fields;
    }

    private void value(Object value) {
        if (value instanceof Optional<?> optional) {
            value(optional.orElseThrow());
        } else if (value instanceof Map<?, ?> map) {
            object(sorted ? new TreeMap<>(map) : map);
        } else if (value instanceof Iterable<?> list) {
            array(list);
        } else if (value instanceof Enum<?> constant) {
            text(Names.written(constant));
        } else if (value instanceof Written written) {
            out.append(written.json());
        } else if (value instanceof Constant constant) {
            text(constant.name());
        } else if (value instanceof BigDecimal decimal) {
            // as it was read: written out, 1e999999999 would fill the memory
            out.append(
                    decimal.scale() >= 0 && decimal.scale() <= LONGEST_DECIMALS
                            ? decimal.toPlainString()
                            : decimal.toString());
        } else if (value instanceof Number || value instanceof Boolean) {
            out.append(value);
        } else if (value.getClass().isRecord()) {
            if (AsArray.holds(value.getClass())) {
                array(List.copyOf(Records.values(value).values()));
            } else {
                object(sorted ? new TreeMap<>(Records.values(value)) : Records.values(value));
            }
        } else {
            text(String.valueOf(value));
        }
    }

    private void object(Map<?, ?> fields) {
        out.append('{');
        depth++;
        boolean first = true;
        for (Map.Entry<?, ?> field : fields.entrySet()) {
            if (field.getValue() instanceof Optional<?> optional && optional.isEmpty()) {
                continue;
            }
            if (!first) {
                out.append(',');
            }
            first = false;
            line();
            text(String.valueOf(field.getKey()));
            out.append(indented ? ": " : ":");
            value(field.getValue());
        }
        depth--;
        if (!first) {
            line();
        }
        out.append('}');
    }

    private void line() {
        if (indented) {
            out.append('\n').append("  ".repeat(depth));
        }
    }

    private void array(Iterable<?> values) {
        out.append('[');
        boolean first = true;
        for (Object value : values) {
            if (!first) {
                out.append(indented ? ", " : ",");
            }
            first = false;
            value(value);
        }
        out.append(']');
    }

    private void text(String text) {
        out.append('"');
        JsonStringEncoder.getInstance().quoteAsString(text, out);
        out.append('"');
    }

    /** Whether a component may be absent. */
    static boolean optional(RecordComponent component) {
        return component.getType() == Optional.class;
    }
}
