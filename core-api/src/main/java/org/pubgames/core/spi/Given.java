package org.pubgames.core.spi;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Refuses {@code null} where a record is made, by the name of the component: for the constructors
 * of events and positions. What is read from a file never comes that far; there a missing field is
 * a problem.
 */
public final class Given {

    private Given() {}

    /**
     * Refuses components that are {@code null}.
     *
     * @param names the names of the components, with a comma and a blank between them
     * @param values the components, in the same order
     * @throws NullPointerException with the name of the first one that is {@code null}
     */
    public static void all(String names, @Nullable Object... values) {
        for (int i = 0; i < values.length; i++) {
            if (values[i] == null) {
                throw new NullPointerException(List.of(names.split(", ")).get(i));
            }
        }
    }

    /**
     * {@return a copy of a list that nobody can change}
     *
     * @param name the name of the component
     * @param list the list
     * @param <T> its entries
     * @throws NullPointerException with the name when there is no list; with {@code name/2} when
     *     its third entry is {@code null}
     */
    public static <T> List<T> list(String name, List<T> list) {
        all(name, list);
        int at = 0;
        for (T entry : list) {
            if (entry == null) {
                throw new NullPointerException(name + "/" + at);
            }
            at++;
        }
        return List.copyOf(list);
    }

    /**
     * {@return a copy of a list that may be left out}
     *
     * @param name the name of the component
     * @param list the list; empty when it is left out
     * @param <T> its entries
     * @throws NullPointerException with the name, and the place of an entry, as in {@link #list}
     */
    public static <T> Optional<List<T>> optionalList(String name, Optional<List<T>> list) {
        all(name, list);
        return list.map(entries -> list(name, entries));
    }
}
