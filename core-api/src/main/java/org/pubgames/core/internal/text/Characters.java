package org.pubgames.core.internal.text;

import java.util.Optional;

/** What single characters do where texts are written or shown. */
public final class Characters {

    /** The marks that become colours: the first and the last. */
    private static final int FIRST_MARK = 0xE0F0;

    private static final int LAST_MARK = 0xE0F7;

    private Characters() {}

    /** Whether a character is one that our own texts keep for colours. */
    public static boolean isMark(int c) {
        return c >= FIRST_MARK && c <= LAST_MARK;
    }

    /**
     * Whether a character does something to a terminal instead of being shown: controls, marks that
     * turn the direction of writing, characters without width, tags, ends of lines, colours.
     */
    public static boolean disturbs(int c) {
        if (c >= ' ' && c < 0x7f) {
            return false;
        }
        int type = Character.getType(c);
        return type == Character.CONTROL
                || type == Character.FORMAT
                || type == Character.SURROGATE
                || type == Character.LINE_SEPARATOR
                || type == Character.PARAGRAPH_SEPARATOR
                || isMark(c);
    }

    /**
     * The first character of a text that no file can hold or that means something else to us, as
     * {@code U+D800}: half of a pair, or a mark for a colour.
     */
    public static Optional<String> unreadable(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < Character.MIN_SURROGATE) {
                continue;
            }
            boolean pair =
                    Character.isHighSurrogate(c)
                            && i + 1 < text.length()
                            && Character.isLowSurrogate(text.charAt(i + 1));
            if (pair) {
                i++;
            } else if (Character.isSurrogate(c) || isMark(c)) {
                return Optional.of("U+%04X".formatted((int) c));
            }
        }
        return Optional.empty();
    }
}
