package org.pubgames.core.internal.data;

import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.spi.AsArray;

/** What the values of a record's components may be, in words that every language shares. */
public final class Shapes {

    private Shapes() {}

    /**
     * What a component may be: {@code 1–40}, {@code true, false}, the choices of an enum, {@code
     * 1–5 × (2–100)} for a list.
     *
     * @throws IllegalArgumentException when the record has no such component
     */
    public static String allowed(Class<?> record, String name) {
        RecordComponent component = Records.component(record, name);
        if (!(component.getGenericType() instanceof ParameterizedType)) {
            return value(component.getType(), component.getAnnotatedType());
        }
        Size size = component.getAnnotatedType().getAnnotation(Size.class);
        String entries = size == null ? "0–" : size.min() + "–" + size.max();
        if (size != null && size.min() == size.max()) {
            entries = String.valueOf(size.min());
        }
        return entries + " × (" + allowed(record, name, true) + ")";
    }

    /**
     * The range of a component, or of the entries of one that is a list.
     *
     * @param entry whether an entry is meant; otherwise, of a list, how many entries it may have
     */
    public static String allowed(Class<?> record, String name, boolean entry) {
        RecordComponent component = Records.component(record, name);
        if (component.getAnnotatedType() instanceof AnnotatedParameterizedType list) {
            if (entry) {
                AnnotatedType content = list.getAnnotatedActualTypeArguments()[0];
                return value(content.getType(), content);
            }
            Size size = component.getAnnotatedType().getAnnotation(Size.class);
            return size == null ? "" : size.min() + "–" + size.max();
        }
        return value(component.getType(), component.getAnnotatedType());
    }

    /** Constraints stand on the type: on the component itself they are not kept. */
    private static String value(Type type, AnnotatedType constraints) {
        Min min = constraints.getAnnotation(Min.class);
        Max max = constraints.getAnnotation(Max.class);
        if (min != null && max != null) {
            return min.value() + "–" + max.value();
        }
        DecimalMin least = constraints.getAnnotation(DecimalMin.class);
        DecimalMax most = constraints.getAnnotation(DecimalMax.class);
        if (least != null && most != null) {
            return least.value() + "–" + most.value();
        }
        return shape(type);
    }

    /** What a value of this type looks like. */
    public static String shape(Type type) {
        if (type instanceof ParameterizedType generic) {
            String inner = shape(generic.getActualTypeArguments()[0]);
            if (generic.getRawType() == Map.class) {
                return "{" + inner + ": " + shape(generic.getActualTypeArguments()[1]) + ", …}";
            }
            return generic.getRawType() == Optional.class ? inner : "[" + inner + ", …]";
        }
        Class<?> plain = (Class<?>) type;
        if (plain.isEnum()) {
            return String.join(", ", Binder.constants(plain));
        }
        if (AsArray.holds(plain)) {
            List<String> parts =
                    Arrays.stream(Records.components(plain))
                            .map(component -> shape(component.getGenericType()))
                            .toList();
            return "[" + String.join(", ", parts) + "]";
        }
        if (plain.isRecord()) {
            return "{" + String.join(", ", Records.names(plain)) + "}";
        }
        if (plain == String.class) {
            return "\"text\"";
        }
        if (plain == boolean.class || plain == Boolean.class) {
            return "true, false";
        }
        return plain == BigDecimal.class ? "1.5" : "1";
    }
}
