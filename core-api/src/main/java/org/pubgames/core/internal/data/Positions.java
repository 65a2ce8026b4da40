package org.pubgames.core.internal.data;

/**
 * Where characters of a text stand, counted as the YAML reader counts: lines and columns from 1,
 * columns in code points, a byte order mark not counted.
 */
public final class Positions {

    private static final char MARK = '\uFEFF';

    private Positions() {}

    /** The place of the character at an index. */
    public static Node.Mark of(String text, int index) {
        int line = 1;
        int column = 1;
        for (int i = 0; i < index; i += Character.charCount(text.codePointAt(i))) {
            if (breaks(text, i)) {
                line++;
                column = 1;
            } else if (text.charAt(i) != MARK) {
                column++;
            }
        }
        return new Node.Mark(line, column);
    }

    /** The index of the character at a place; the length of the text when there is none. */
    public static int index(String text, Node.Mark place) {
        int line = 1;
        int column = 1;
        int i = 0;
        while (i < text.length()
                && (text.charAt(i) == MARK || line != place.line() || column != place.column())) {
            if (breaks(text, i)) {
                line++;
                column = 1;
            } else if (text.charAt(i) != MARK) {
                column++;
            }
            i += Character.charCount(text.codePointAt(i));
        }
        return i;
    }

    /** Whether a line ends with this character; of a pair the second one ends it. */
    private static boolean breaks(String text, int index) {
        char c = text.charAt(index);
        return c == '\n'
                || (c == '\r' && (index + 1 == text.length() || text.charAt(index + 1) != '\n'));
    }
}
