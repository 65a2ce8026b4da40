package org.pubgames.core.contract;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.pubgames.core.Game;
import org.pubgames.core.spi.Names;

/**
 * The records that hosts make: events, positions, what stands in them, and of what they are made.
 */
final class HostRecords {

    private HostRecords() {}

    /** Those of one game. */
    static Set<Class<?>> of(Game<?, ?> game) {
        Set<Class<?>> all = new LinkedHashSet<>();
        Names.kinds(game.eventType()).values().forEach(kind -> gather(kind, all));
        game.positionType().ifPresent(type -> gather(type, all));
        return all;
    }

    private static void gather(Type type, Set<Class<?>> all) {
        if (type instanceof ParameterizedType generic) {
            for (Type content : generic.getActualTypeArguments()) {
                gather(content, all);
            }
        } else if (type instanceof Class<?> plain && plain.isRecord() && all.add(plain)) {
            for (RecordComponent component : plain.getRecordComponents()) {
                gather(component.getGenericType(), all);
            }
            for (Method factory : factories(plain)) {
                for (Type parameter : factory.getParameterTypes()) {
                    gather(parameter, all);
                }
            }
        }
    }

    /** The public methods that make a record of parts none of which is an {@code Optional}. */
    static List<Method> factories(Class<?> record) {
        return Arrays.stream(record.getDeclaredMethods())
                .filter(method -> Modifier.isStatic(method.getModifiers()))
                .filter(method -> makes(record, method))
                .toList();
    }

    /** The method that answers the same record with another value of a component. */
    static Optional<Method> setter(Class<?> record, String component) {
        return Arrays.stream(record.getDeclaredMethods())
                .filter(method -> !Modifier.isStatic(method.getModifiers()))
                .filter(method -> makes(record, method) && method.getParameterCount() == 1)
                .filter(method -> method.getName().equals(component))
                .findFirst();
    }

    private static boolean makes(Class<?> record, Method method) {
        return Modifier.isPublic(method.getModifiers())
                && method.getReturnType() == record
                && !Arrays.asList(method.getParameterTypes()).contains(Optional.class);
    }

    /** The value of a component. */
    static Object get(Object record, RecordComponent component) {
        return invoke(component.getAccessor(), record);
    }

    /** What a public method of a public type answers. */
    static Object invoke(Method method, Object on, Object... arguments) {
        try {
            return method.invoke(on, arguments);
        } catch (InvocationTargetException | IllegalAccessException e) {
            throw new IllegalStateException(method + " with " + Arrays.toString(arguments), e);
        }
    }
}
