package org.pubgames.core.rules;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.internal.parts.Reached;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/**
 * Facts of a rule, read by name from situations of one kind: from a method of the situation without
 * parameters, otherwise from such a method of one of its components, in their order. The methods
 * are looked up at the first reading. Safe to share between threads.
 */
final class Facts {

    private final Class<?> kind;
    private final String rule;
    private final List<String> names;

    // Threads may each look up a method: equal ones.
    private final @Nullable Path[] paths;
    private final boolean[] missing;

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

    /**
     * The facts of a rule in situations of a kind.
     *
     * @param names what the rule's sentence names, or whom its rulings concern
     */
    Facts(Class<?> kind, String rule, List<String> names) {
        this.kind = kind;
        this.rule = rule;
        this.names = names;
        this.paths = new Path[names.size()];
        this.missing = new boolean[names.size()];
    }

    /** Whether a situation is of their kind. */
    boolean areOf(Situation situation) {
        return situation.getClass() == kind;
    }

    /**
     * The value of a name.
     *
     * @param name its place among the names
     * @throws IllegalStateException when neither the situation nor a component of it has the name
     */
    Object read(Situation situation, int name) {
        Path path = paths[name];
        if (path == null) {
            path = find(names.get(name));
            paths[name] = path;
        }
        return read(situation, name, path);
    }

    /** Whether the situation or a component of it has a name; looked up once. */
    boolean have(int name) {
        if (missing[name]) {
            return false;
        }
        if (paths[name] == null) {
            paths[name] = search(names.get(name));
            missing[name] = paths[name] == null;
        }
        return !missing[name];
    }

    private Object read(Situation situation, int name, Path path) {
        try {
            return path.from(situation);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException(
                    names.get(name) + " of " + situation + " fails for rule '" + rule + "'",
                    e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(names.get(name) + " of " + kind + " cannot be read", e);
        }
    }

    private Path find(String name) {
        Path found = search(name);
        if (found == null) {
            throw new IllegalStateException(
                    "rule '"
                            + rule
                            + "' is about {"
                            + name
                            + "}, which neither the rule says nor "
                            + kind.getSimpleName()
                            + " has");
        }
        return found;
    }

    private @Nullable Path search(String name) {
        Reached.type(kind);
        Method own = method(kind, name);
        if (own != null) {
            return new Path(null, own);
        }
        RecordComponent[] components = kind.getRecordComponents();
        if (components != null) {
            for (RecordComponent component : components) {
                Method value = isOurs(component.getType()) ? part(component, name) : null;
                if (value != null) {
                    Method part = component.getAccessor();
                    part.trySetAccessible();
                    return new Path(part, value);
                }
            }
        }
        return null;
    }

    private static @Nullable Method part(RecordComponent component, String name) {
        Reached.type(component.getType());
        return method(component.getType(), name);
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
