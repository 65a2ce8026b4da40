package org.pubgames.jackson;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.pubgames.core.GameEvent;
import org.pubgames.sjoelen.SjoelenEvent;

/** Everywhere where a value can stand in what an app writes. */
public final class Holders {

    private Holders() {}

    /** A field of any type. */
    public record AnyField(String name, Object value) {}

    /** A field whose type is written beside it as a property. */
    public record ByProperty(
            @JsonTypeInfo(use = JsonTypeInfo.Id.CLASS, include = JsonTypeInfo.As.PROPERTY)
                    Object value) {}

    /** A field whose type is written around it. */
    public record ByArray(
            @JsonTypeInfo(use = JsonTypeInfo.Id.CLASS, include = JsonTypeInfo.As.WRAPPER_ARRAY)
                    Object value) {}

    /** A field whose type is written around it as a name. */
    public record ByObject(
            @JsonTypeInfo(use = JsonTypeInfo.Id.CLASS, include = JsonTypeInfo.As.WRAPPER_OBJECT)
                    Object value) {}

    /** An event whose type is written beside it. */
    public record EventByProperty(
            @JsonTypeInfo(use = JsonTypeInfo.Id.CLASS, include = JsonTypeInfo.As.PROPERTY)
                    GameEvent value) {}

    /** What an app may receive. */
    public record Reports(String table, List<SjoelenEvent> events) {}

    /** Ways to hold a value. */
    public static Map<String, UnaryOperator<Object>> all() {
        return Map.ofEntries(
                Map.entry("alone", value -> value),
                Map.entry("list", List::of),
                Map.entry("list of lists", value -> List.of(List.of(value))),
                Map.entry("array", value -> new Object[] {value}),
                Map.entry("iterable", value -> Collections.unmodifiableCollection(List.of(value))),
                Map.entry("nulls", value -> Arrays.asList(null, value)),
                Map.entry("map", value -> Map.of("value", value)),
                Map.entry("key", value -> Map.of(value, "value")),
                Map.entry("optional", Optional::of),
                Map.entry("field", value -> new AnyField("name", value)),
                Map.entry("by property", ByProperty::new),
                Map.entry("by array", ByArray::new),
                Map.entry("by object", ByObject::new));
    }
}
