package org.pubgames.conformance;

/** Text that comes from elsewhere, made fit to be kept and shown. */
public final class ForeignText {

    private static final char REPLACEMENT = '\uFFFD';

    private ForeignText() {}

    /** The text with a replacement character for every half of a character: UTF-8 holds none. */
    public static String whole(String text) {
        StringBuilder out = new StringBuilder(text.length());
        text.codePoints()
                .forEach(
                        c -> {
                            if (c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE) {
                                out.append(REPLACEMENT);
                            } else {
                                out.appendCodePoint(c);
                            }
                        });
        return out.toString();
    }

    /**
     * Whether a character may stand in XML and neither controls a terminal nor turns the direction
     * of writing around.
     */
    public static boolean isHarmless(int c) {
        if (c < 0x20) {
            return c == '\n' || c == '\t';
        }
        boolean control = c >= 0x7F && c <= 0x9F;
        boolean turning = (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
        boolean broken = (c >= 0xD800 && c <= 0xDFFF) || c == 0xFFFE || c == 0xFFFF;
        return !control && !turning && !broken;
    }

    /** The beginning of a text, at most so many characters; … stands for the rest. */
    public static String cut(String text, int most) {
        return text.length() <= most ? text : text.substring(0, end(text, most)) + "…";
    }

    /** Where a text of more than so many characters may be cut: never within a character. */
    public static int end(String text, int most) {
        return Character.isHighSurrogate(text.charAt(most - 1)) ? most - 1 : most;
    }
}
