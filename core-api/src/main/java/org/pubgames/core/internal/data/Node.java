package org.pubgames.core.internal.data;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** A value of a JSON or YAML document that knows where it stands. */
public sealed interface Node {

    /** Where the value begins. */
    Mark mark();

    /** The value as written, shortened; for messages. */
    String shown();

    /** A text for messages: its first characters when it is long. */
    static String shortened(String text) {
        if (text.length() <= 60) {
            return text;
        }
        int end = Character.isHighSurrogate(text.charAt(58)) ? 58 : 59;
        return text.substring(0, end) + "…";
    }

    /** Line and column, both from 1. */
    record Mark(int line, int column) {}

    /**
     * Named fields, in written order.
     *
     * @param keys where each key stands
     */
    record Fields(Mark mark, Map<String, Node> values, Map<String, Mark> keys) implements Node {
        @Override
        public String shown() {
            return shortened("{" + String.join(", ", values.keySet()) + "}");
        }
    }

    /** A list. */
    record Items(Mark mark, List<Node> values) implements Node {
        @Override
        public String shown() {
            StringBuilder out = new StringBuilder("[");
            for (Node value : values) {
                out.append(out.length() == 1 ? "" : ", ").append(value.shown());
                if (out.length() > 60) {
                    return out.append(" …]").toString();
                }
            }
            return out.append(']').toString();
        }
    }

    /** A text. */
    record Text(Mark mark, String value) implements Node {
        @Override
        public String shown() {
            return shortened(value);
        }
    }

    /** A number; exact. */
    record Decimal(Mark mark, BigDecimal value) implements Node {
        @Override
        public String shown() {
            return shortened(value.toString());
        }
    }

    /** True or false. */
    record Truth(Mark mark, boolean value) implements Node {
        @Override
        public String shown() {
            return String.valueOf(value);
        }
    }

    /** Null. */
    record Nothing(Mark mark) implements Node {
        @Override
        public String shown() {
            return "null";
        }
    }
}
