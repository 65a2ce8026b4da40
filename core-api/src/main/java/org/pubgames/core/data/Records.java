package org.pubgames.core.data;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Records taken apart and put together, by the names of their components in files. */
public final class Records {

    private static final Map<Class<?>, RecordComponent[]> COMPONENTS = new ConcurrentHashMap<>();

    private Records() {}

    /** The components of a record, in order; cached. */
    static RecordComponent[] components(Class<?> type) {
        // no method reference: for a method that asks who calls it, one costs generated code
        return COMPONENTS.computeIfAbsent(type, each -> each.getRecordComponents());
    }

    /** The names of a record's components. */
    public static List<String> names(Class<?> type) {
        return Arrays.stream(components(type)).map(Records::name).toList();
    }

    /** The component of this name. */
    static RecordComponent component(Class<?> record, String name) {
        for (RecordComponent component : components(record)) {
            if (name(component).equals(name)) {
                return component;
            }
        }
        throw new IllegalArgumentException(record + " has no component '" + name + "'");
    }

    /** The name of a component in files. */
    static String name(RecordComponent component) {
        Written written = component.getAnnotation(Written.class);
        return written == null ? component.getName() : written.value();
    }

    /** A record's components by name. */
    public static Map<String, Object> values(Object record) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (RecordComponent component : components(record.getClass())) {
            values.put(name(component), get(record, component));
        }
        return values;
    }

    /** The value of a component. */
    static Object get(Object record, RecordComponent component) {
        try {
            component.getAccessor().setAccessible(true);
            return component.getAccessor().invoke(record);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException(component + " cannot be read", e);
        }
    }

    /**
     * A record of values by name.
     *
     * @throws IllegalStateException when one is missing or of another type
     */
    public static <T> T make(Class<T> type, Map<String, Object> values) {
        List<String> names = names(type);
        if (!values.keySet().containsAll(names)) {
            throw new IllegalStateException(type + " cannot be made of " + values);
        }
        return type.cast(make(type, names.stream().map(values::get).toArray()));
    }

    /** A record of values in the order of its components. */
    static Object make(Class<?> type, Object[] arguments) {
        Class<?>[] types =
                Arrays.stream(components(type))
                        .map(RecordComponent::getType)
                        .toArray(Class<?>[]::new);
        try {
            var constructor = type.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return constructor.newInstance(arguments);
        } catch (ReflectiveOperationException | IllegalArgumentException e) {
            throw new IllegalStateException(
                    type + " cannot be made of " + Arrays.toString(arguments), e);
        }
    }

    /**
     * A record with other values for some of its components.
     *
     * @param changes the other values, by name
     * @throws IllegalArgumentException when the record has no component of a name
     * @throws IllegalStateException when a value is of another type
     */
    public static <T> T with(Class<T> type, T record, Map<String, Object> changes) {
        Map<String, Object> values = values(record);
        changes.forEach((name, value) -> values.put(name(component(type, name)), value));
        return make(type, values);
    }
}
