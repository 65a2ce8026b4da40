package org.pubgames.conformance;

/** Text from other programs and files, made safe to store and to show. */
public final class ForeignText {

    private static final char REPLACEMENT = '\uFFFD';

    private ForeignText() {}

    /** The text with U+FFFD for every unpaired surrogate: UTF-8 cannot hold one. */
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
     * Whether a character may stand in XML and is neither a control character nor one that changes
     * the direction of writing.
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

    /** The first {@code most} characters of a text; … stands for the rest. */
    public static String cut(String text, int most) {
        return text.length() <= most ? text : text.substring(0, end(text, most)) + "…";
    }

    /**
     * Where a text of more than {@code most} characters may be cut: never within a surrogate pair.
     */
    public static int end(String text, int most) {
        return Character.isHighSurrogate(text.charAt(most - 1)) ? most - 1 : most;
    }
}
