package org.pubgames.core.internal.data;

import jakarta.validation.constraints.Size;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.internal.parts.Reached;
import org.pubgames.core.spi.ContradictoryFields;
import org.pubgames.core.spi.Written;

/** Records taken apart and put together, by the names of their components in files. */
public final class Records {

    /** What reflection tells about a record; asking it anew for every line would cost most. */
    private static final ClassValue<Plan> PLANS =
            new ClassValue<>() {
                @Override
                protected Plan computeValue(Class<?> type) {
                    return new Plan(type);
                }
            };

    private static final class Plan {
        private final RecordComponent[] components;
        private final List<String> names;
        private final int[] most;
        private final Constructor<?> constructor;

        Plan(Class<?> type) {
            Reached.type(type);
            components = type.getRecordComponents();
            names = Arrays.stream(components).map(Records::name).toList();
            most = Arrays.stream(components).mapToInt(Plan::most).toArray();
            Class<?>[] types =
                    Arrays.stream(components)
                            .map(RecordComponent::getType)
                            .toArray(Class<?>[]::new);
            try {
                constructor = type.getDeclaredConstructor(types);
            } catch (NoSuchMethodException e) {
                throw new IllegalStateException(type + " has no canonical constructor", e);
            }
            constructor.setAccessible(true);
            for (RecordComponent component : components) {
                component.getAccessor().setAccessible(true);
            }
        }

        private static int most(RecordComponent component) {
            AnnotatedType type = component.getAnnotatedType();
            if (component.getType() == Optional.class
                    && type instanceof AnnotatedParameterizedType optional) {
                type = optional.getAnnotatedActualTypeArguments()[0];
            }
            Size size = type.getAnnotation(Size.class);
            return size == null || !isList(type) ? Integer.MAX_VALUE : size.max();
        }

        private static boolean isList(AnnotatedType type) {
            return type.getType() instanceof ParameterizedType generic
                    && generic.getRawType() == List.class;
        }
    }

    private Records() {}

    /** The components of a record, in order. */
    static RecordComponent[] components(Class<?> type) {
        return PLANS.get(type).components;
    }

    /** The names of a record's components. */
    public static List<String> names(Class<?> type) {
        return PLANS.get(type).names;
    }

    /** How many entries the list in each component has at most; unbounded where nothing is said. */
    static int[] most(Class<?> type) {
        return PLANS.get(type).most;
    }

    /** How many entries the list in a component has at most; unbounded where nothing is said. */
    public static int most(Class<?> type, String name) {
        return most(type)[names(type).indexOf(name)];
    }

    /** The name of a component whose list is longer than it may be; empty when none is. */
    public static Optional<String> tooLong(Object record) {
        RecordComponent[] components = components(record.getClass());
        int[] most = most(record.getClass());
        for (int i = 0; i < components.length; i++) {
            if (most[i] < Integer.MAX_VALUE && entries(get(record, components[i])) > most[i]) {
                return Optional.of(names(record.getClass()).get(i));
            }
        }
        return Optional.empty();
    }

    private static int entries(Object value) {
        Object given = value instanceof Optional<?> optional ? optional.orElse(null) : value;
        return given instanceof List<?> list ? list.size() : 0;
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
        RecordComponent[] components = components(record.getClass());
        List<String> names = names(record.getClass());
        for (int i = 0; i < components.length; i++) {
            values.put(names.get(i), get(record, components[i]));
        }
        return values;
    }

    /** The value of a component. */
    static Object get(Object record, RecordComponent component) {
        try {
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

    /**
     * A record of values in the order of its components.
     *
     * @throws ContradictoryFields when the record refuses them
     */
    static Object make(Class<?> type, Object[] arguments) {
        try {
            return PLANS.get(type).constructor.newInstance(arguments);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof ContradictoryFields contradictory) {
                throw contradictory;
            }
            throw new IllegalStateException(
                    type + " cannot be made of " + Arrays.toString(arguments), e);
        } catch (ReflectiveOperationException | IllegalArgumentException e) {
            throw new IllegalStateException(
                    type + " cannot be made of " + Arrays.toString(arguments), e);
        }
    }
}
