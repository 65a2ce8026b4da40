package org.pubgames.core.internal.equipment;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.internal.data.Binder;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.internal.data.Records;

/** The records inside a record of measures; what nobody looked at is there with nothing in it. */
final class Parts {

    private static final Node NOTHING = new Node.Fields(new Node.Mark(0, 0), Map.of(), Map.of());

    /**
     * A part, or one of several alike.
     *
     * @param name its component, and its place in the list when there are several: {@code discs/0}
     * @param found what was measured of it
     */
    record Part(String name, Record found) {}

    private Parts() {}

    static List<Part> of(Record whole) {
        List<Part> parts = new ArrayList<>();
        Map<String, Object> values = Records.values(whole);
        for (RecordComponent component : whole.getClass().getRecordComponents()) {
            if (component.getGenericType() instanceof ParameterizedType generic
                    && generic.getActualTypeArguments()[0] instanceof Class<?> type
                    && type.isRecord()) {
                String name = component.getName();
                if (values.get(name) instanceof List<?> several) {
                    add(parts, name, several, type);
                } else if (values.get(name) instanceof Optional<?> one) {
                    parts.add(new Part(name, one.isPresent() ? (Record) one.get() : nothing(type)));
                }
            }
        }
        return parts;
    }

    private static void add(List<Part> parts, String name, List<?> several, Class<?> type) {
        for (int i = 0; i < several.size(); i++) {
            parts.add(new Part(name + "/" + i, (Record) several.get(i)));
        }
        if (several.isEmpty()) {
            parts.add(new Part(name + "/0", nothing(type)));
        }
    }

    /** A record of which nothing was measured. */
    private static Record nothing(Class<?> type) {
        Binder binder = new Binder("");
        Object empty = binder.bind(type, NOTHING, "", List.of());
        if (empty == null) {
            throw new IllegalStateException(
                    type + " has measures that cannot be left out: " + binder.problems());
        }
        return (Record) empty;
    }
}
