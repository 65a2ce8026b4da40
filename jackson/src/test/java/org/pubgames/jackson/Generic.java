package org.pubgames.jackson;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;

/** A type with parameters. */
record Generic(Class<?> raw, Type... parameters) implements ParameterizedType {

    static Type of(Class<?> raw, Type... parameters) {
        return new Generic(raw, parameters);
    }

    @Override
    public Type[] getActualTypeArguments() {
        return parameters;
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
