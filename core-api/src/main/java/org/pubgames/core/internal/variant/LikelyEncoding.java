package org.pubgames.core.internal.variant;

import java.nio.charset.Charset;
import java.util.Locale;

/**
 * The encoding that a file which is not UTF-8 is likely to be in.
 *
 * @param charset its name, as converters take it
 */
public record LikelyEncoding(String charset) {

    /** That of nearly all files with one byte for each letter; Latin-1 is a part of it. */
    private static final String NARROW = "windows-1252";

    private static final char UNKNOWN = '\uFFFD';

    /** The encoding of a text: where every other byte is nought, one of two bytes a letter. */
    public static LikelyEncoding of(byte[] bytes) {
        if (starts(bytes, 0xFF, 0xFE) || (bytes.length > 1 && bytes[1] == 0)) {
            return new LikelyEncoding("UTF-16LE");
        }
        if (starts(bytes, 0xFE, 0xFF) || (bytes.length > 1 && bytes[0] == 0)) {
            return new LikelyEncoding("UTF-16BE");
        }
        return new LikelyEncoding(NARROW);
    }

    private static boolean starts(byte[] bytes, int first, int second) {
        return bytes.length > 1 && (bytes[0] & 0xFF) == first && (bytes[1] & 0xFF) == second;
    }

    /** The whole text as it is in this encoding; to be shown, not to be used. */
    public String text(byte[] bytes) {
        return new String(bytes, Charset.forName(charset));
    }

    /** The byte, what it is in this encoding, and the encoding: {@code 0xFC (ü, windows-1252)}. */
    String shown(byte[] bytes, int at) {
        String hex = String.format(Locale.ROOT, "0x%02X", bytes[at] & 0xFF);
        char letter = new String(bytes, at, 1, Charset.forName(charset)).charAt(0);
        boolean known = charset.equals(NARROW) && letter != UNKNOWN;
        return hex + (known ? " (" + letter + ", " : " (") + charset + ")";
    }
}
