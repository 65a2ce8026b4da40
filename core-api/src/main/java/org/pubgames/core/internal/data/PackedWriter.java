package org.pubgames.core.internal.data;

import java.io.ByteArrayOutputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.pubgames.core.LocalText;

/**
 * Writes numbers, texts and values in the compact form that {@link PackedReader} reads; equal
 * contents make equal bytes. Belongs to one thread.
 */
public final class PackedWriter {

    private static final int MORE = 0x80;

    private final Map<String, Integer> texts;
    private final ByteArrayOutputStream body = new ByteArrayOutputStream();

    /** An empty page with texts of its own. */
    public PackedWriter() {
        this(new LinkedHashMap<>());
    }

    private PackedWriter(Map<String, Integer> texts) {
        this.texts = texts;
    }

    /** A whole number. */
    public void number(int value) {
        int rest = (value << 1) ^ (value >> 31);
        while ((rest & -MORE) != 0) {
            body.write((rest & (MORE - 1)) | MORE);
            rest >>>= 7;
        }
        body.write(rest);
    }

    /** A text; equal ones are kept once. */
    public void text(String text) {
        Integer place = texts.get(text);
        if (place == null) {
            place = texts.size();
            texts.put(text, place);
        }
        number(place);
    }

    /** A text in three languages. */
    public void local(LocalText text) {
        text(text.en());
        text(text.nl());
        text(text.de());
    }

    /** Some texts. */
    public void texts(Collection<String> some) {
        list(some, this::text);
    }

    /** Some entries. */
    public <T> void list(Collection<T> entries, Consumer<? super T> each) {
        number(entries.size());
        entries.forEach(each);
    }

    /** A part that a reader may pass over. */
    public void part(Consumer<PackedWriter> content) {
        PackedWriter part = new PackedWriter(texts);
        content.accept(part);
        number(part.body.size());
        body.writeBytes(part.body.toByteArray());
    }

    /**
     * A value of a settings record, with its type.
     *
     * @throws IllegalArgumentException when values of this type are not packed
     */
    public void value(Object value) {
        if (value instanceof Integer whole) {
            body.write(PackedReader.WHOLE);
            number(whole);
        } else if (value instanceof Boolean truth) {
            body.write(truth ? PackedReader.TRUE : PackedReader.FALSE);
        } else if (value instanceof String text) {
            body.write(PackedReader.TEXT);
            text(text);
        } else if (value instanceof BigDecimal decimal) {
            body.write(PackedReader.DECIMAL);
            text(decimal.toString());
        } else if (value instanceof Enum<?> constant) {
            body.write(PackedReader.CONSTANT);
            text(constant.getDeclaringClass().getName());
            text(constant.name());
        } else if (value instanceof Optional<?> optional) {
            body.write(PackedReader.OPTIONAL);
            values(optional.stream().toList());
        } else if (value instanceof List<?> list) {
            body.write(PackedReader.LIST);
            values(list);
        } else if (value instanceof Record) {
            body.write(PackedReader.RECORD);
            text(value.getClass().getName());
            values(Records.values(value).values());
        } else {
            throw new IllegalArgumentException(value + " cannot be packed");
        }
    }

    private void values(Collection<?> values) {
        list(values, this::value);
    }

    /** All of it: the texts first, then what refers to them. */
    public byte[] bytes() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream chars = new ByteArrayOutputStream();
        whole(out, texts.size());
        for (String text : texts.keySet()) {
            chars.writeBytes(text.getBytes(StandardCharsets.UTF_8));
            whole(out, chars.size());
        }
        out.writeBytes(chars.toByteArray());
        out.writeBytes(body.toByteArray());
        return out.toByteArray();
    }

    private static void whole(ByteArrayOutputStream out, int number) {
        for (int shift = 24; shift >= 0; shift -= 8) {
            out.write(number >>> shift);
        }
    }
}
