package org.pubgames.core.spi;

import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Names in files: {@code SubTurnPlayed} and {@code SUB_TURN_PLAYED} are written {@code
 * sub-turn-played}.
 */
public final class Names {

    private Names() {}

    /** A type's or constant's name as files write it. */
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

    /** A constant's name as files write it. */
    public static String written(Enum<?> constant) {
        return written(constant.name());
    }

    /** The records of a sealed interface by their written names, in alphabetical order. */
    public static SortedMap<String, Class<?>> kinds(Class<?> sealed) {
        SortedMap<String, Class<?>> kinds = new TreeMap<>();
        for (Class<?> type : sealed.getPermittedSubclasses()) {
            kinds.put(written(type.getSimpleName()), type);
        }
        return kinds;
    }
}
