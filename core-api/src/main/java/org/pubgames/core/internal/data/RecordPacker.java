package org.pubgames.core.internal.data;

import java.io.ByteArrayOutputStream;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.spi.Names;

/**
 * Writes records as few bytes: for keeping them in memory, not for files, because the bytes say
 * nothing about themselves. {@link RecordUnpacker} reads them with the same names. Belongs to one
 * thread.
 */
public final class RecordPacker {

    private final List<String> names;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream(64);

    /**
     * An empty parcel.
     *
     * @param names words that come often; each is written as its place in this list
     */
    public RecordPacker(List<String> names) {
        this.names = names;
    }

    /** Adds one of the records of a sealed interface. */
    public void add(Class<?> sealed, Object record) {
        number(kinds(sealed).indexOf(record.getClass()));
        components(record);
    }

    /** What was added so far. */
    public byte[] bytes() {
        return out.toByteArray();
    }

    /** The records of a sealed interface; their places stand for them. */
    static List<Class<?>> kinds(Class<?> sealed) {
        return new ArrayList<>(Names.kinds(sealed).values());
    }

    private void components(Object record) {
        for (RecordComponent component : Records.components(record.getClass())) {
            value(component.getGenericType(), Records.get(record, component));
        }
    }

    private void value(Type type, Object value) {
        if (value instanceof Optional<?> optional) {
            out.write(optional.isPresent() ? 1 : 0);
            optional.ifPresent(inner -> value(inner(type), inner));
        } else if (value instanceof List<?> list) {
            number(list.size());
            list.forEach(entry -> value(inner(type), entry));
        } else if (value instanceof Integer number) {
            number(number);
        } else if (value instanceof Boolean truth) {
            out.write(truth ? 1 : 0);
        } else if (value instanceof String text) {
            text(text);
        } else if (value instanceof Enum<?> constant) {
            number(place(constant));
        } else if (value instanceof BigDecimal decimal) {
            number(decimal.scale());
            byte[] digits = decimal.unscaledValue().toByteArray();
            number(digits.length);
            out.writeBytes(digits);
        } else if (value instanceof Record record) {
            components(record);
        } else {
            throw new IllegalArgumentException("no bytes for " + value + " of " + type);
        }
    }

    /** Good enough for bytes that are read by the program that wrote them. */
    @SuppressWarnings("EnumOrdinal")
    private static int place(Enum<?> constant) {
        return constant.ordinal();
    }

    /** What a list or an optional value holds. */
    static Type inner(Type type) {
        return ((ParameterizedType) type).getActualTypeArguments()[0];
    }

    private void text(String text) {
        int place = names.indexOf(text);
        number(place + 1);
        if (place < 0) {
            number(text.length());
            text.chars().forEach(this::number);
        }
    }

    /** Small numbers take one byte, of either sign. */
    private void number(int number) {
        int rest = (number << 1) ^ (number >> 31);
        while ((rest & ~0x7f) != 0) {
            out.write((rest & 0x7f) | 0x80);
            rest >>>= 7;
        }
        out.write(rest);
    }
}
