package org.pubgames.core.internal.data;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Reads what a {@link RecordPacker} wrote, with the same names. Belongs to one thread. */
public final class RecordUnpacker {

    private final List<String> names;
    private final byte[] bytes;
    private int at;

    /**
     * A parcel to be opened.
     *
     * @param names the words that the packer was given
     */
    public RecordUnpacker(List<String> names, byte[] bytes) {
        this.names = names;
        this.bytes = bytes;
    }

    /** The next record of a sealed interface. */
    public <T> T next(Class<T> sealed) {
        Class<?> kind = RecordPacker.kinds(sealed).get(number());
        return sealed.cast(record(kind));
    }

    private Object record(Class<?> type) {
        RecordComponent[] components = Records.components(type);
        Object[] arguments = new Object[components.length];
        for (int i = 0; i < components.length; i++) {
            arguments[i] = value(components[i].getGenericType());
        }
        return Records.make(type, arguments);
    }

    private Object value(Type type) {
        if (type instanceof ParameterizedType generic) {
            Type inner = RecordPacker.inner(generic);
            return generic.getRawType() == Optional.class
                    ? flag() ? Optional.of(value(inner)) : Optional.empty()
                    : list(inner);
        }
        Class<?> plain = (Class<?>) type;
        if (plain == int.class || plain == Integer.class) {
            return number();
        }
        if (plain == boolean.class || plain == Boolean.class) {
            return flag();
        }
        if (plain == String.class) {
            return text();
        }
        if (plain == BigDecimal.class) {
            return decimal();
        }
        return plain.isEnum() ? plain.getEnumConstants()[number()] : record(plain);
    }

    private List<Object> list(Type inner) {
        int size = number();
        List<Object> list = new ArrayList<>(size);
        for (int i = 0; i < size; i++) {
            list.add(value(inner));
        }
        return List.copyOf(list);
    }

    private BigDecimal decimal() {
        int scale = number();
        int length = number();
        BigInteger digits = new BigInteger(Arrays.copyOfRange(bytes, at, at + length));
        at += length;
        return new BigDecimal(digits, scale);
    }

    private String text() {
        int place = number();
        if (place > 0) {
            return names.get(place - 1);
        }
        int length = number();
        StringBuilder text = new StringBuilder(length);
        for (int i = 0; i < length; i++) {
            text.append((char) number());
        }
        return text.toString();
    }

    private boolean flag() {
        return bytes[at++] != 0;
    }

    private int number() {
        int rest = 0;
        int shift = 0;
        int next;
        do {
            next = bytes[at++];
            rest |= (next & 0x7f) << shift;
            shift += 7;
        } while (next < 0);
        return (rest >>> 1) ^ -(rest & 1);
    }
}
