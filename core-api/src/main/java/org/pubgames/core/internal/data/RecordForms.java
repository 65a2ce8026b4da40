package org.pubgames.core.internal.data;

import jakarta.validation.constraints.Size;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.EventKind;
import org.pubgames.core.FieldValues;
import org.pubgames.core.Form;
import org.pubgames.core.FormField;
import org.pubgames.core.spi.AsArray;
import org.pubgames.core.spi.Names;

/**
 * The widest form of an event's record: whatever its components can hold.
 *
 * @param seats what a field called {@code player} may hold
 */
public record RecordForms(List<String> seats) {

    private static final String PLAYER = "player";

    public RecordForms {
        seats = List.copyOf(seats);
    }

    /** Looking at the annotations of a record takes longer than judging many events. */
    private static final ClassValue<List<FormField>> WITHOUT_NAMES =
            new ClassValue<>() {
                @Override
                protected List<FormField> computeValue(Class<?> type) {
                    return fields(type);
                }
            };

    private static final FieldValues NOBODY = FieldValues.OneOf.players(List.of());

    /** The form of a kind of event, before anything is known of the state. */
    public Form of(EventKind kind, Class<?> type) {
        return new Form(kind, named(WITHOUT_NAMES.get(type)), List.of(), false);
    }

    /**
     * The same fields, with the seats for whom they may name; the very list where they name none.
     */
    private List<FormField> named(List<FormField> fields) {
        List<FormField> all = fields;
        for (int i = 0; i < fields.size(); i++) {
            FormField field = fields.get(i);
            FieldValues values = named(field.values());
            if (values != field.values()) {
                all = all == fields ? new ArrayList<>(fields) : all;
                all.set(i, new FormField(field.name(), values, field.required()));
            }
        }
        return all;
    }

    private FieldValues named(FieldValues values) {
        if (values.equals(NOBODY)) {
            return FieldValues.OneOf.players(seats);
        }
        if (values instanceof FieldValues.ListOf list) {
            FieldValues each = named(list.each());
            return each == list.each()
                    ? list
                    : new FieldValues.ListOf(each, list.fewest(), list.most());
        }
        if (values instanceof FieldValues.Parts parts) {
            List<FormField> fields = named(parts.fields());
            return fields == parts.fields()
                    ? parts
                    : new FieldValues.Parts(fields, parts.limits(), parts.array());
        }
        return values;
    }

    private static List<FormField> fields(Class<?> type) {
        List<FormField> fields = new ArrayList<>();
        for (RecordComponent component : Records.components(type)) {
            String name = Records.name(component);
            FieldValues values =
                    name.equals(PLAYER) && component.getType() == String.class
                            ? NOBODY
                            : values(component.getAnnotatedType());
            fields.add(new FormField(name, values, !JsonWriter.optional(component)));
        }
        return fields;
    }

    private static FieldValues values(AnnotatedType type) {
        if (type instanceof AnnotatedParameterizedType generic) {
            FieldValues inner = values(generic.getAnnotatedActualTypeArguments()[0]);
            Size size = generic.getAnnotation(Size.class);
            return ((ParameterizedType) generic.getType()).getRawType() == Optional.class
                    ? inner
                    : new FieldValues.ListOf(
                            inner, 0, size == null ? Integer.MAX_VALUE : size.max());
        }
        Class<?> plain = (Class<?>) type.getType();
        if (plain.isEnum()) {
            return new FieldValues.OneOf(FieldValues.Named.CHOICE, Binder.constants(plain));
        }
        if (plain.isRecord()) {
            return new FieldValues.Parts(fields(plain), List.of(), AsArray.holds(plain));
        }
        if (plain == boolean.class || plain == Boolean.class) {
            return new FieldValues.Truth();
        }
        if (plain == BigDecimal.class) {
            return new FieldValues.Measure(Optional.empty(), Optional.empty());
        }
        if (plain == int.class || plain == Integer.class) {
            return new FieldValues.Count(Integer.MIN_VALUE, Integer.MAX_VALUE);
        }
        return plain == String.class
                ? new FieldValues.Text()
                : new FieldValues.Count(Long.MIN_VALUE, Long.MAX_VALUE);
    }

    /** What is given in a record, as files write it. */
    public static Map<String, Object> filling(Object record) {
        Map<String, Object> filling = new LinkedHashMap<>();
        Records.values(record)
                .forEach(
                        (name, value) -> {
                            Object given = value instanceof Optional<?> o ? o.orElse(null) : value;
                            if (given != null) {
                                filling.put(name, written(given));
                            }
                        });
        return filling;
    }

    private static Object written(Object value) {
        if (value instanceof Enum<?> constant) {
            return Names.written(constant);
        }
        if (value instanceof List<?> list) {
            return list.stream().map(RecordForms::written).toList();
        }
        if (!value.getClass().isRecord()) {
            return value;
        }
        return AsArray.holds(value.getClass())
                ? List.copyOf(filling(value).values())
                : filling(value);
    }
}
