package org.pubgames.core.internal.data;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.pubgames.core.spi.ContradictoryFields;

/**
 * Records with random values: small numbers, short lists, any constant, and for a text one of the
 * names that are known.
 *
 * @param names what a text may be; not empty
 */
public record RandomRecords(List<String> names) {

    /** The largest number where the record names no bound. */
    private static final int MOST = 20;

    private static final int LONGEST_LIST = 4;

    public RandomRecords {
        names = List.copyOf(names);
    }

    /**
     * A record with random values.
     *
     * @param <T> the record, or a sealed interface of records
     * @return empty when the values do not go together, or one is of a type that cannot be drawn
     */
    public <T> Optional<T> draw(Class<T> type, RandomGenerator random) {
        try {
            return Optional.of(type.cast(made(type, random)));
        } catch (IllegalStateException | ContradictoryFields e) {
            return Optional.empty();
        }
    }

    private Object made(Class<?> type, RandomGenerator random) {
        if (type.isSealed()) {
            return made(pick(List.of(type.getPermittedSubclasses()), random), random);
        }
        if (!type.isRecord()) {
            throw new IllegalStateException(type + " cannot be drawn");
        }
        RecordComponent[] components = Records.components(type);
        Object[] values = new Object[components.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = value(components[i].getAnnotatedType(), random);
        }
        return Records.make(type, values);
    }

    private Object value(AnnotatedType annotated, RandomGenerator random) {
        Type type = annotated.getType();
        if (annotated instanceof AnnotatedParameterizedType generic) {
            Type raw = ((ParameterizedType) type).getRawType();
            AnnotatedType content = generic.getAnnotatedActualTypeArguments()[0];
            if (raw == Optional.class) {
                return random.nextBoolean()
                        ? Optional.of(value(content, random))
                        : Optional.empty();
            }
            if (raw == List.class) {
                return list(content, random);
            }
        }
        if (!(type instanceof Class<?> plain)) {
            throw new IllegalStateException(type + " cannot be drawn");
        }
        if (plain == String.class) {
            return pick(names, random);
        }
        if (plain == boolean.class || plain == Boolean.class) {
            return random.nextBoolean();
        }
        if (plain == int.class || plain == Integer.class) {
            return (int) number(annotated, random);
        }
        if (plain == long.class || plain == Long.class) {
            return number(annotated, random);
        }
        return plain.isEnum()
                ? pick(List.of(plain.getEnumConstants()), random)
                : made(plain, random);
    }

    private List<Object> list(AnnotatedType content, RandomGenerator random) {
        List<Object> list = new ArrayList<>();
        int length = random.nextInt(LONGEST_LIST + 1);
        for (int i = 0; i < length; i++) {
            list.add(value(content, random));
        }
        return List.copyOf(list);
    }

    private static long number(AnnotatedType annotated, RandomGenerator random) {
        Min min = annotated.getAnnotation(Min.class);
        Max max = annotated.getAnnotation(Max.class);
        long least = min == null ? 0 : min.value();
        long most = max == null ? least + MOST : max.value();
        return random.nextLong(least, most + 1);
    }

    private static <T> T pick(List<T> choices, RandomGenerator random) {
        return choices.get(random.nextInt(choices.size()));
    }
}
