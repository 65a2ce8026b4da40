package org.pubgames.core.internal.data;

import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.pubgames.core.spi.Hidden;

/** Which records hold something that not every viewer may see, themselves or in a part of them. */
public final class HidingTypes {

    /** What each type that was looked at refers to. */
    private final Map<Class<?>, Set<Class<?>>> parts = new LinkedHashMap<>();

    private final Set<Class<?>> hiding = new LinkedHashSet<>();

    private HidingTypes() {}

    /** Those among some types and all their parts. */
    public static Set<Class<?>> of(List<Class<?>> types) {
        HidingTypes all = new HidingTypes();
        types.forEach(all::look);
        // Whoever holds one that was found now is found the next time.
        for (int found = -1; found < all.hiding.size(); ) {
            found = all.hiding.size();
            all.parts.keySet().stream().filter(all::holds).forEach(all.hiding::add);
        }
        return Set.copyOf(all.hiding);
    }

    private boolean holds(Class<?> type) {
        return parts.getOrDefault(type, Set.of()).stream().anyMatch(hiding::contains);
    }

    private void look(Class<?> type) {
        if (parts.containsKey(type)) {
            return;
        }
        Set<Class<?>> own = new LinkedHashSet<>();
        parts.put(type, own);
        if (type.isSealed()) {
            own.addAll(List.of(type.getPermittedSubclasses()));
        }
        if (type.isRecord()) {
            for (RecordComponent component : type.getRecordComponents()) {
                if (component.isAnnotationPresent(Hidden.class)) {
                    hiding.add(type);
                }
                own.addAll(named(component.getGenericType()));
            }
        }
        own.forEach(this::look);
    }

    /** The classes that a type names, in its parameters too. */
    private static List<Class<?>> named(Type type) {
        List<Class<?>> all = new ArrayList<>();
        if (type instanceof Class<?> plain) {
            all.add(plain.isArray() ? plain.getComponentType() : plain);
        } else if (type instanceof ParameterizedType generic) {
            all.addAll(named(generic.getRawType()));
            for (Type parameter : generic.getActualTypeArguments()) {
                all.addAll(named(parameter));
            }
        } else if (type instanceof WildcardType wildcard) {
            for (Type bound : wildcard.getUpperBounds()) {
                all.addAll(named(bound));
            }
        } else if (type instanceof GenericArrayType array) {
            all.addAll(named(array.getGenericComponentType()));
        }
        return all;
    }
}
