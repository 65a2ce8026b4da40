package org.pubgames.core.internal.data;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.LocalText;
import org.pubgames.core.internal.parts.Reached;

/**
 * Reads what {@link PackedWriter} wrote. A text is decoded when it is asked for, so that only what
 * is used costs time. A reader belongs to one thread; those made by {@link #again} are independent.
 */
public final class PackedReader {

    static final int FALSE = 0;
    static final int TRUE = 1;
    static final int WHOLE = 2;
    static final int TEXT = 3;
    static final int DECIMAL = 4;
    static final int CONSTANT = 5;
    static final int OPTIONAL = 6;
    static final int LIST = 7;
    static final int RECORD = 8;

    private final byte[] bytes;
    // threads may each decode a text: the same one
    private final @Nullable String[] texts;
    private int at;

    /** A reader at the start of what was written. */
    public PackedReader(byte[] bytes) {
        this.bytes = bytes;
        this.texts = new String[whole(bytes, 0)];
        this.at = start(texts.length);
    }

    private PackedReader(PackedReader other) {
        this.bytes = other.bytes;
        this.texts = other.texts;
        this.at = other.at;
    }

    /** Another reader at the same place. */
    public PackedReader again() {
        return new PackedReader(this);
    }

    private static int whole(byte[] bytes, int at) {
        return (bytes[at] & 0xFF) << 24
                | (bytes[at + 1] & 0xFF) << 16
                | (bytes[at + 2] & 0xFF) << 8
                | (bytes[at + 3] & 0xFF);
    }

    /** Where a text starts; behind the last one stands what refers to them. */
    private int start(int text) {
        int before = text == 0 ? 0 : whole(bytes, 4 * text);
        return 4 * (texts.length + 1) + before;
    }

    /** The next whole number. */
    public int number() {
        int rest = 0;
        int shift = 0;
        byte next;
        do {
            next = bytes[at++];
            rest |= (next & 0x7F) << shift;
            shift += 7;
        } while (next < 0);
        return (rest >>> 1) ^ -(rest & 1);
    }

    /** The next text. */
    public String text() {
        int place = number();
        String text = texts[place];
        if (text == null) {
            int start = start(place);
            text = new String(bytes, start, start(place + 1) - start, StandardCharsets.UTF_8);
            texts[place] = text;
        }
        return text;
    }

    /** The next text in three languages. */
    public LocalText local() {
        return new LocalText(text(), text(), text());
    }

    /** The next texts. */
    public List<String> texts() {
        return list(this::text);
    }

    /** The next entries. */
    public <T> List<T> list(Supplier<? extends T> each) {
        int size = number();
        List<T> entries = new ArrayList<>(size);
        for (int i = 0; i < size; i++) {
            entries.add(each.get());
        }
        return List.copyOf(entries);
    }

    /** A reader of the next part; this one goes on behind it. */
    public PackedReader part() {
        int size = number();
        PackedReader part = new PackedReader(this);
        at += size;
        return part;
    }

    /**
     * The next value.
     *
     * @param home a class of the module whose types the value is made of
     */
    public Object value(Class<?> home) {
        int kind = bytes[at++];
        return switch (kind) {
            case FALSE -> false;
            case TRUE -> true;
            case WHOLE -> number();
            case TEXT -> text();
            case DECIMAL -> new BigDecimal(text());
            case CONSTANT -> constant(type(home), text());
            case OPTIONAL -> values(home).stream().findFirst();
            case LIST -> values(home);
            case RECORD -> Records.make(type(home), values(home).toArray());
            default -> throw new IllegalStateException("no value is packed as " + kind);
        };
    }

    private List<Object> values(Class<?> home) {
        return list(() -> value(home));
    }

    private Class<?> type(Class<?> home) {
        String name = text();
        try {
            Class<?> type = Class.forName(name, true, home.getClassLoader());
            Reached.type(type);
            return type;
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("packed type " + name + " is missing", e);
        }
    }

    private static Object constant(Class<?> type, String name) {
        for (Object constant : type.getEnumConstants()) {
            if (((Enum<?>) constant).name().equals(name)) {
                return constant;
            }
        }
        throw new IllegalStateException(type + " has no constant " + name);
    }
}
