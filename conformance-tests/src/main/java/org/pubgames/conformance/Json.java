package org.pubgames.conformance;

import java.math.BigDecimal;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.pubgames.core.internal.data.JsonWriter;
import org.pubgames.core.internal.data.Node;

/** Trees as JSON text, and parts of trees by JSON pointer. */
public final class Json {

    /** The most zeros that are written out; readers accept far more. */
    private static final int MOST_ZEROS = 60;

    private Json() {}

    /** A tree as one line, fields in written order. */
    public static String text(Node node) {
        return write(node, false);
    }

    /** The same with fields in alphabetical order: equal values, equal texts. */
    public static String canonical(Node node) {
        return write(node, true);
    }

    private static String write(Node node, boolean sorted) {
        if (node instanceof Node.Fields fields) {
            Map<String, Node> values = sorted ? new TreeMap<>(fields.values()) : fields.values();
            StringBuilder out = new StringBuilder("{");
            values.forEach(
                    (name, value) ->
                            out.append(out.length() == 1 ? "" : ",")
                                    .append(JsonWriter.write(name))
                                    .append(':')
                                    .append(write(value, sorted)));
            return out.append('}').toString();
        }
        if (node instanceof Node.Items items) {
            StringBuilder out = new StringBuilder("[");
            for (Node value : items.values()) {
                out.append(out.length() == 1 ? "" : ",").append(write(value, sorted));
            }
            return out.append(']').toString();
        }
        if (node instanceof Node.Text text) {
            return JsonWriter.write(text.value());
        }
        if (node instanceof Node.Decimal number) {
            return number(number.value().stripTrailingZeros());
        }
        return node instanceof Node.Truth truth ? String.valueOf(truth.value()) : "null";
    }

    /** Written without an exponent only when that is short: 1e999999999 would fill the memory. */
    private static String number(BigDecimal number) {
        return Math.abs((long) number.scale()) <= MOST_ZEROS
                ? number.toPlainString()
                : number.toString();
    }

    /** The part of a tree that a JSON pointer names; empty when nothing is there. */
    public static Optional<Node> at(Node root, String pointer) {
        Node node = root;
        for (String part : pointer.substring(Math.min(1, pointer.length())).split("/", -1)) {
            String name = part.replace("~1", "/").replace("~0", "~");
            if (pointer.isEmpty()) {
                return Optional.of(root);
            }
            if (node instanceof Node.Fields fields && fields.values().containsKey(name)) {
                node = fields.values().get(name);
            } else if (node instanceof Node.Items items
                    && name.matches("\\d{1,6}")
                    && Integer.parseInt(name) < items.values().size()) {
                node = items.values().get(Integer.parseInt(name));
            } else {
                return Optional.empty();
            }
        }
        return Optional.of(node);
    }
}
