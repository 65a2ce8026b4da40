package org.pubgames.core.spi;

import java.util.Collection;
import java.util.Collections;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import org.pubgames.core.internal.text.Nearest;

/**
 * Names in files, such as {@code sub-turn-played} for {@code SubTurnPlayed} and {@code
 * SUB_TURN_PLAYED}, and the name that somebody may have meant.
 */
public final class Names {

    /** Asking a class for those it permits takes longer than judging an event. */
    private static final ClassValue<SortedMap<String, Class<?>>> KINDS =
            new ClassValue<>() {
                @Override
                protected SortedMap<String, Class<?>> computeValue(Class<?> sealed) {
                    SortedMap<String, Class<?>> kinds = new TreeMap<>();
                    for (Class<?> type : sealed.getPermittedSubclasses()) {
                        kinds.put(written(type.getSimpleName()), type);
                    }
                    return Collections.unmodifiableSortedMap(kinds);
                }
            };

    private Names() {}

    /**
     * The name that somebody may have meant.
     *
     * @param word what was written
     * @param names what is allowed
     * @return the nearest of the names; empty when none is near enough: a third of the letters of
     *     the longer word may differ, at least one, and capital letters are like small ones
     */
    public static String nearest(String word, Collection<String> names) {
        return Nearest.of(word, names);
    }

    /**
     * {@return a type's or constant's name as files write it}
     *
     * @param name the simple name of a type, or of a constant
     */
    public static String written(String name) {
        if (name.equals(name.toUpperCase(Locale.ROOT))) {
            return name.toLowerCase(Locale.ROOT).replace('_', '-');
        }
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (Character.isUpperCase(c) && i > 0) {
                out.append('-');
            }
            out.append(Character.toLowerCase(c));
        }
        return out.toString();
    }

    /**
     * {@return a constant's name as files write it}
     *
     * @param constant the constant
     */
    public static String written(Enum<?> constant) {
        return written(constant.name());
    }

    /**
     * {@return the records of a sealed interface by their written names, in alphabetical order}
     *
     * @param sealed a sealed interface whose permitted subclasses are records
     */
    public static SortedMap<String, Class<?>> kinds(Class<?> sealed) {
        return KINDS.get(sealed);
    }
}
