package org.pubgames.conformance.wrong;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.pubgames.conformance.Json;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.JsonWriter;
import org.pubgames.core.internal.data.Node;

/**
 * A JSON tree that can be changed: an event as a wrong implementation reads it, or a state as it
 * reports it. Places are JSON pointers. Belongs to one thread.
 */
final class Draft {

    private final Object root;

    private Draft(Object root) {
        this.root = root;
    }

    /** A copy of a tree. */
    static Draft of(Node node) {
        return new Draft(plain(node));
    }

    /** A copy of a line of JSON. */
    static Draft of(String json) {
        return of(JsonText.read(json, Where.UNKNOWN).orElseThrow());
    }

    private static Object plain(Node node) {
        if (node instanceof Node.Fields fields) {
            Map<String, Object> copy = new LinkedHashMap<>();
            fields.values()
                    .forEach(
                            (name, value) -> {
                                if (!(value instanceof Node.Nothing)) {
                                    copy.put(name, plain(value));
                                }
                            });
            return copy;
        }
        if (node instanceof Node.Items items) {
            List<Object> copy = new ArrayList<>();
            items.values().forEach(value -> copy.add(plain(value)));
            return copy;
        }
        if (node instanceof Node.Decimal number) {
            return number.value();
        }
        return node instanceof Node.Truth truth ? truth.value() : ((Node.Text) node).value();
    }

    /** The tree as it is now. */
    Node node() {
        return JsonText.read(json(), Where.UNKNOWN).orElseThrow();
    }

    /** The tree as a line of JSON. */
    String json() {
        return JsonWriter.write(root);
    }

    boolean has(String pointer) {
        return find(pointer) != null;
    }

    /** The text, number or truth at a place as text; empty when nothing is there. */
    String text(String pointer) {
        Object found = find(pointer);
        return found == null ? "" : String.valueOf(found);
    }

    boolean is(String pointer, Object value) {
        return text(pointer).equals(String.valueOf(value));
    }

    /** The whole number at a place, 0 when nothing is there. */
    int number(String pointer) {
        return find(pointer) instanceof java.math.BigDecimal number ? number.intValue() : 0;
    }

    /** The measure at a place, in millionths; 0 when nothing is there. */
    long millionths(String pointer) {
        return find(pointer) instanceof java.math.BigDecimal number
                ? number.movePointRight(6).longValue()
                : 0;
    }

    /** How many items a list has, 0 when there is none. */
    int size(String pointer) {
        return find(pointer) instanceof List<?> list ? list.size() : 0;
    }

    /** The numbers of a list, none when there is none. */
    List<Integer> numbers(String pointer) {
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < size(pointer); i++) {
            numbers.add(number(pointer + "/" + i));
        }
        return numbers;
    }

    /** The texts of a list, none when there is none. */
    List<String> texts(String pointer) {
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < size(pointer); i++) {
            texts.add(text(pointer + "/" + i));
        }
        return texts;
    }

    /** A copy of the part at a place. */
    Draft part(String pointer) {
        return of(Json.at(node(), pointer).orElseThrow());
    }

    /** Writes something at a place, whatever was there: text, number, truth, list, map or draft. */
    @SuppressWarnings("unchecked")
    Draft set(String pointer, Object value) {
        Object written =
                value instanceof Draft draft
                        ? plain(draft.node())
                        : plain(
                                JsonText.read(JsonWriter.write(value), Where.UNKNOWN)
                                        .orElseThrow());
        Object holder = holder(pointer);
        String name = name(pointer);
        if (holder instanceof List<?> list) {
            ((List<Object>) list).set(Integer.parseInt(name), written);
        } else {
            ((Map<String, Object>) holder).put(name, written);
        }
        return this;
    }

    /** Sets a measure in millionths. */
    Draft measure(String pointer, long millionths) {
        return set(pointer, java.math.BigDecimal.valueOf(millionths, 6));
    }

    /** Takes away what is at a place. */
    Draft remove(String pointer) {
        Object holder = holder(pointer);
        if (holder instanceof List<?> list) {
            list.remove(Integer.parseInt(name(pointer)));
        } else {
            ((Map<?, ?>) holder).remove(name(pointer));
        }
        return this;
    }

    private static String name(String pointer) {
        return pointer.substring(pointer.lastIndexOf('/') + 1);
    }

    private Object holder(String pointer) {
        return Objects.requireNonNull(
                find(pointer.substring(0, pointer.lastIndexOf('/'))), pointer);
    }

    private @Nullable Object find(String pointer) {
        Object found = root;
        for (String part : pointer.isEmpty() ? new String[0] : pointer.substring(1).split("/")) {
            if (found instanceof Map<?, ?> map) {
                found = map.get(part);
            } else if (found instanceof List<?> list && Integer.parseInt(part) < list.size()) {
                found = list.get(Integer.parseInt(part));
            } else {
                return null;
            }
        }
        return found;
    }
}
