package org.pubgames.core.rules;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/**
 * What a rule's sentence names, read from the situation by name: from a method of the situation
 * without parameters, otherwise from such a method of one of its components, in their order. Safe
 * to share between threads.
 */
final class Facts {

    private static final ClassValue<Facts> OF =
            new ClassValue<>() {
                @Override
                protected Facts computeValue(Class<?> type) {
                    return new Facts(type);
                }
            };

    private final Class<?> type;
    private final Map<String, Optional<Path>> paths = new ConcurrentHashMap<>();

    /**
     * The way from a situation to a value.
     *
     * @param part the component that has it; null when the situation has it itself
     */
    private record Path(@Nullable Method part, Method value) {

        Object from(Object situation) throws ReflectiveOperationException {
            return value.invoke(part == null ? situation : part.invoke(situation));
        }
    }

    private Facts(Class<?> type) {
        this.type = type;
    }

    /**
     * The value of a name.
     *
     * @throws IllegalStateException when neither the situation nor a component of it has the name
     */
    static Object read(Situation situation, String rule, String name) {
        Facts facts = OF.get(situation.getClass());
        Optional<Path> path = facts.path(name);
        if (path.isEmpty()) {
            throw new IllegalStateException(
                    "the sentence of rule '"
                            + rule
                            + "' names {"
                            + name
                            + "}, which neither the rule says nor "
                            + facts.type.getSimpleName()
                            + " has");
        }
        try {
            return path.get().from(situation);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException(
                    name + " of " + situation + " fails for rule '" + rule + "'", e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(name + " of " + facts.type + " cannot be read", e);
        }
    }

    private Optional<Path> path(String name) {
        Optional<Path> found = paths.get(name);
        if (found == null) {
            found = find(name);
            paths.put(name, found);
        }
        return found;
    }

    private Optional<Path> find(String name) {
        Method own = method(type, name);
        if (own != null) {
            return Optional.of(new Path(null, own));
        }
        RecordComponent[] components = type.getRecordComponents();
        if (components != null) {
            for (RecordComponent component : components) {
                Method value = method(component.getType(), name);
                if (value != null && isOurs(component.getType())) {
                    Method part = component.getAccessor();
                    part.trySetAccessible();
                    return Optional.of(new Path(part, value));
                }
            }
        }
        return Optional.empty();
    }

    private static boolean isOurs(Class<?> type) {
        return !type.isPrimitive()
                && !type.isEnum()
                && !type.getName().startsWith("java.")
                && type != Findings.class;
    }

    private static @Nullable Method method(Class<?> type, String name) {
        try {
            Method method = type.getMethod(name);
            boolean value =
                    method.getReturnType() != void.class
                            && !Modifier.isStatic(method.getModifiers())
                            && method.getDeclaringClass() != Object.class;
            if (!value) {
                return null;
            }
            method.trySetAccessible();
            return method;
        } catch (NoSuchMethodException e) {
            return null;
        }
    }
}
