package org.pubgames.core.data;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** A value of a JSON or YAML document that knows where it stands. */
public sealed interface Node {

    /** Where the value begins. */
    Mark mark();

    /** The value as written, shortened; for messages. */
    String shown();

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
            return "{" + String.join(", ", values.keySet()) + "}";
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
            return value.length() > 60 ? value.substring(0, 59) + "…" : value;
        }
    }

    /** A number; exact. */
    record Decimal(Mark mark, BigDecimal value) implements Node {
        @Override
        public String shown() {
            String plain = value.toString();
            return plain.length() > 60 ? plain.substring(0, 59) + "…" : plain;
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
