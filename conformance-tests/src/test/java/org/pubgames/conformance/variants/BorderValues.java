package org.pubgames.conformance.variants;

import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.pubgames.core.spi.Names;

/** Values of settings just inside and just outside the allowed range. */
final class BorderValues {

    private static final BigDecimal STEP = new BigDecimal("0.25");

    private final SplittableRandom random;

    BorderValues(SplittableRandom random) {
        this.random = random;
    }

    /** One of some values; {@code null} stands for a value that is left empty. */
    Object pick(Object... values) {
        return values[random.nextInt(values.length)];
    }

    boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    /** A value that the setting may have. */
    Object sound(RecordComponent component) {
        return sound(component.getAnnotatedType());
    }

    private Object sound(AnnotatedType type) {
        if (type instanceof AnnotatedParameterizedType list) {
            Size size = type.getAnnotation(Size.class);
            return entries(list, size.min() + random.nextInt(size.max() - size.min() + 1));
        }
        Class<?> plain = (Class<?>) type.getType();
        if (plain.isEnum()) {
            return pick(constants(plain).toArray());
        }
        if (plain == boolean.class) {
            return random.nextBoolean();
        }
        if (plain == BigDecimal.class) {
            BigDecimal least = new BigDecimal(type.getAnnotation(DecimalMin.class).value());
            BigDecimal most = new BigDecimal(type.getAnnotation(DecimalMax.class).value());
            return pick(
                    least, most, least.add(STEP), least.add(most).divide(BigDecimal.valueOf(2)));
        }
        long least = type.getAnnotation(Min.class).value();
        long most = type.getAnnotation(Max.class).value();
        return pick(
                least,
                most,
                (least + most) / 2,
                BigDecimal.valueOf(least).setScale(1),
                new BigDecimal(BigDecimal.valueOf(most).unscaledValue(), 0));
    }

    private List<Object> entries(AnnotatedParameterizedType list, int size) {
        AnnotatedType content = list.getAnnotatedActualTypeArguments()[0];
        List<Object> values = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            values.add(sound(content));
        }
        return values;
    }

    /** A value that is not allowed, or only just. */
    Object odd(RecordComponent component) {
        return chance(30) ? pick(strangers()) : beyond(component.getAnnotatedType());
    }

    private static Object[] strangers() {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("from", 1);
        return new Object[] {
            null, "", "3", "yes", true, 1, 1.5, 99_999_999_999L, List.of(), List.of(1), map, "0x10"
        };
    }

    private Object beyond(AnnotatedType type) {
        if (type instanceof AnnotatedParameterizedType list) {
            Size size = type.getAnnotation(Size.class);
            List<Object> values = entries(list, Math.max(1, size.min()));
            AnnotatedType content = list.getAnnotatedActualTypeArguments()[0];
            Object wrong = pick(beyond(content), null, List.of());
            List<Object> spoilt = new ArrayList<>(values);
            spoilt.set(random.nextInt(spoilt.size()), wrong);
            return pick(
                    spoilt,
                    entries(list, size.max() + 1),
                    entries(list, Math.max(0, size.min() - 1)),
                    entries(list, size.max()));
        }
        Class<?> plain = (Class<?>) type.getType();
        if (plain.isEnum()) {
            String name = constants(plain).get(0);
            return pick(name + "s", name.toUpperCase(java.util.Locale.ROOT), name + " ", 0);
        }
        if (plain == boolean.class) {
            return pick("true", "yes", "on", 1, 0);
        }
        if (plain == BigDecimal.class) {
            BigDecimal least = new BigDecimal(type.getAnnotation(DecimalMin.class).value());
            BigDecimal most = new BigDecimal(type.getAnnotation(DecimalMax.class).value());
            BigDecimal little = new BigDecimal("0.000001");
            return pick(
                    least.subtract(little), most.add(little), most.negate().subtract(STEP), "1.5");
        }
        long least = type.getAnnotation(Min.class).value();
        long most = type.getAnnotation(Max.class).value();
        return pick(
                least - 1,
                most + 1,
                new BigDecimal(least).add(STEP),
                -most - 1,
                String.valueOf(least));
    }

    private static List<String> constants(Class<?> type) {
        return Arrays.stream(type.getEnumConstants())
                .map(constant -> Names.written((Enum<?>) constant))
                .toList();
    }
}
