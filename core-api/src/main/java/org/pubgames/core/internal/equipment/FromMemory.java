package org.pubgames.core.internal.equipment;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.internal.data.Node;

/** Measures from memory as the tree that a file of them would give, without places. */
final class FromMemory {

    private static final Node.Mark NOWHERE = new Node.Mark(0, 0);

    private FromMemory() {}

    static Node node(@Nullable Object value) {
        if (value instanceof Map<?, ?> map) {
            Map<String, Node> values = new LinkedHashMap<>();
            Map<String, Node.Mark> keys = new LinkedHashMap<>();
            map.forEach(
                    (name, part) -> {
                        values.put(String.valueOf(name), node(part));
                        keys.put(String.valueOf(name), NOWHERE);
                    });
            return new Node.Fields(NOWHERE, values, keys);
        }
        if (value instanceof List<?> list) {
            return new Node.Items(NOWHERE, list.stream().map(FromMemory::node).toList());
        }
        if (value instanceof String text) {
            return new Node.Text(NOWHERE, text);
        }
        if (value instanceof Boolean truth) {
            return new Node.Truth(NOWHERE, truth);
        }
        if (value instanceof BigDecimal
                || value instanceof Integer
                || value instanceof Long
                || value instanceof Double) {
            return new Node.Decimal(NOWHERE, new BigDecimal(value.toString()));
        }
        if (value == null) {
            return new Node.Nothing(NOWHERE);
        }
        throw new IllegalArgumentException(
                "a measure is a number, a text, a truth value, a list or a map, not " + value);
    }
}
