package org.pubgames.jackson;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.List;

/** A type with parameters. */
record Generic(Class<?> raw, List<Type> parameters) implements ParameterizedType {

    static Type of(Class<?> raw, Type... parameters) {
        return new Generic(raw, List.of(parameters));
    }

    @Override
    public Type[] getActualTypeArguments() {
        return parameters.toArray(Type[]::new);
    }

    @Override
    public Type getRawType() {
        return raw;
    }

    @Override
    public Type getOwnerType() {
        return raw;
    }
}
