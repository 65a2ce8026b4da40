package org.pubgames.core.picture;

/**
 * How a piece of text looks. A styled text carries marks, which become colours or are dropped when
 * it is printed; so a text can be measured and wrapped without knowing whether there will be
 * colours.
 */
public enum Style {
    PLAIN('\uE0F0', "0"),
    BOLD('\uE0F1', "1"),
    DIM('\uE0F2', "2"),
    GOOD('\uE0F3', "32"),
    BAD('\uE0F4', "31"),
    SET('\uE0F5', "32"),
    REST('\uE0F6', "33"),
    EXTRA('\uE0F7', "35");

    private final char mark;
    private final String code;

    /** The mark lies in a private area of Unicode. */
    Style(char mark, String code) {
        this.mark = mark;
        this.code = code;
    }

    /** The text in this style. */
    public String of(String text) {
        return mark + text + PLAIN.mark;
    }

    /** The escape sequence for a mark, empty when the character is none. */
    public static String sequence(char c) {
        for (Style style : values()) {
            if (style.mark == c) {
                return "\u001b[" + style.code + "m";
            }
        }
        return "";
    }

    /** Whether a character is such a mark. */
    public static boolean isMark(char c) {
        return c >= PLAIN.mark && c <= EXTRA.mark;
    }

    /** The number of visible characters of a text. */
    public static int width(String text) {
        int width = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (!isMark(c) && !Character.isLowSurrogate(c)) {
                width++;
            }
        }
        return width;
    }
}
