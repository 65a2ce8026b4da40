package org.pubgames.store;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Values as one line of JSON. */
final class JsonLine {

    private static final int FIRST_PRINTABLE = 0x20;

    private final StringBuilder out = new StringBuilder();

    private JsonLine() {}

    static String write(Object value) {
        JsonLine line = new JsonLine();
        line.value(value);
        return line.out.toString();
    }

    private void value(Object value) {
        if (value instanceof Map<?, ?> fields) {
            fields(fields);
        } else if (value instanceof List<?> items) {
            items(items);
        } else if (value instanceof BigDecimal number) {
            out.append(number.toPlainString());
        } else if (value instanceof Number || value instanceof Boolean) {
            out.append(value);
        } else if (value instanceof Enum<?> constant) {
            text(constant.name().toLowerCase(Locale.ROOT).replace('_', '-'));
        } else {
            text(String.valueOf(value));
        }
    }

    private void fields(Map<?, ?> fields) {
        out.append('{');
        String before = "";
        for (Map.Entry<?, ?> field : fields.entrySet()) {
            out.append(before);
            text(String.valueOf(field.getKey()));
            out.append(':');
            value(field.getValue());
            before = ",";
        }
        out.append('}');
    }

    private void items(List<?> items) {
        out.append('[');
        String before = "";
        for (Object item : items) {
            out.append(before);
            value(item);
            before = ",";
        }
        out.append(']');
    }

    private void text(String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c < FIRST_PRINTABLE || (Character.isSurrogate(c) && !isPaired(text, i))) {
                out.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
            } else {
                out.append(c);
            }
        }
        out.append('"');
    }

    /** Half of a pair alone has no bytes in UTF-8. */
    static boolean isPaired(String text, int at) {
        char c = text.charAt(at);
        return Character.isHighSurrogate(c)
                ? at + 1 < text.length() && Character.isLowSurrogate(text.charAt(at + 1))
                : at > 0 && Character.isHighSurrogate(text.charAt(at - 1));
    }
}
