package org.pubgames.core.internal.data;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * Entries by name, in written order; an entry is decoded when it is asked for. Unmodifiable and
 * safe to share between threads.
 *
 * @param <T> what an entry is; an immutable value
 */
public final class PackedEntries<T> extends AbstractMap<String, T> {

    private final Map<String, Integer> places;
    private final List<String> names;
    private final List<PackedReader> parts;
    private final BiFunction<String, PackedReader, T> decoder;
    // threads may each decode an entry: equal ones
    private final @Nullable Object[] decoded;

    /**
     * The next entries of a reader.
     *
     * @param decoder makes an entry of its name and its part
     */
    public PackedEntries(PackedReader in, BiFunction<String, PackedReader, T> decoder) {
        int size = in.number();
        this.names = new ArrayList<>(size);
        this.parts = new ArrayList<>(size);
        this.places = new HashMap<>(2 * size);
        this.decoder = decoder;
        this.decoded = new Object[size];
        for (int i = 0; i < size; i++) {
            String name = in.text();
            names.add(name);
            places.put(name, i);
            parts.add(in.part());
        }
    }

    /** Writes entries so that they can be read one by one. */
    public static <T> void write(
            PackedWriter out, Map<String, T> entries, BiConsumer<PackedWriter, ? super T> encoder) {
        out.list(
                entries.entrySet(),
                entry -> {
                    out.text(entry.getKey());
                    out.part(part -> encoder.accept(part, entry.getValue()));
                });
    }

    /** The place of an entry, from 0; null when there is none of this name. */
    public @Nullable Integer place(String name) {
        return places.get(name);
    }

    @SuppressWarnings("unchecked")
    private T at(int place) {
        Object found = decoded[place];
        if (found == null) {
            found = decoder.apply(names.get(place), parts.get(place).again());
            decoded[place] = found;
        }
        return (T) found;
    }

    @Override
    public @Nullable T get(Object name) {
        Integer place = places.get(name);
        return place == null ? null : at(place);
    }

    @Override
    public boolean containsKey(Object name) {
        return places.containsKey(name);
    }

    @Override
    public int size() {
        return names.size();
    }

    @Override
    public Set<String> keySet() {
        return Collections.unmodifiableSet(new LinkedHashSet<>(names));
    }

    @Override
    public Set<Map.Entry<String, T>> entrySet() {
        return new AbstractSet<>() {
            @Override
            public Iterator<Map.Entry<String, T>> iterator() {
                return new InOrder();
            }

            @Override
            public int size() {
                return names.size();
            }
        };
    }

    /** Decodes one entry after the other. */
    private final class InOrder implements Iterator<Map.Entry<String, T>> {

        private int next;

        @Override
        public boolean hasNext() {
            return next < names.size();
        }

        @Override
        public Map.Entry<String, T> next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            int place = next++;
            return Map.entry(names.get(place), at(place));
        }
    }
}
