package org.pubgames.core.data;

import java.util.Locale;

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
}
