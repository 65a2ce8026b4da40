package org.pubgames.core.spi.picture;

/**
 * How a piece of text looks. A styled text carries marks, which become colours or are dropped when
 * it is printed; so a text can be measured and wrapped without knowing whether there will be
 * colours.
 */
public enum Style {
    /** The terminal's own. */
    PLAIN('\uE0F0', "0"),
    /** Heavier letters. */
    BOLD('\uE0F1', "1"),
    /** Paler letters, for what matters less. */
    DIM('\uE0F2', "2"),
    /** Accepted, or kept: green. */
    GOOD('\uE0F3', "32"),
    /** Rejected, or lost: red. */
    BAD('\uE0F4', "31"),
    /** Points of complete sets: green. */
    SET('\uE0F5', "32"),
    /** Points of the remaining discs: yellow. */
    REST('\uE0F6', "33"),
    /** Points on top of them: magenta. */
    EXTRA('\uE0F7', "35");

    private final char mark;
    private final String code;

    /** The mark lies in a private area of Unicode. */
    Style(char mark, String code) {
        this.mark = mark;
        this.code = code;
    }

    /**
     * {@return the text in this style}
     *
     * @param text a text that may hold other styles
     */
    public String of(String text) {
        return mark + text + PLAIN.mark;
    }

    /**
     * {@return the escape sequence for a mark, empty when the character is none}
     *
     * @param c a character
     */
    public static String sequence(char c) {
        for (Style style : values()) {
            if (style.mark == c) {
                return "\u001b[" + style.code + "m";
            }
        }
        return "";
    }

    /**
     * {@return whether a character is such a mark}
     *
     * @param c a character
     */
    public static boolean isMark(char c) {
        return c >= PLAIN.mark && c <= EXTRA.mark;
    }

    /**
     * A text without its marks, for whoever has no colours.
     *
     * @param text a text with marks
     * @return the words alone
     */
    public static String plain(String text) {
        StringBuilder out = new StringBuilder();
        text.chars().filter(c -> !isMark((char) c)).forEach(c -> out.append((char) c));
        return out.toString();
    }

    /**
     * {@return the number of visible characters of a text}
     *
     * @param text a text that may hold marks
     */
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
