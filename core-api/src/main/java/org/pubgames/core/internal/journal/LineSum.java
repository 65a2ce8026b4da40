package org.pubgames.core.internal.journal;

import java.nio.charset.StandardCharsets;
import java.util.OptionalInt;
import java.util.zip.CRC32C;

/**
 * The checksum at the end of each line of a journal: CRC-32C over the checksum of the line before
 * and the line as it would be without its own. So a line that was changed, and one that is missing,
 * doubled or in another place, does not fit.
 */
final class LineSum {

    /** The field of a line. */
    static final String FIELD = "sum";

    /** What stands for the line before the first. */
    static final int NONE = 0;

    private static final String BEFORE = ",\"" + FIELD + "\":\"";
    private static final String AFTER = "\"}";
    private static final int DIGITS = 8;

    /** How many bytes it takes, the last bracket of the line included. */
    static final int BYTES = BEFORE.length() + DIGITS + AFTER.length();

    private LineSum() {}

    /** The checksum of a line that is written without one, behind a line with this one. */
    static int of(int before, String line) {
        byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
        return of(before, bytes, bytes.length - 1);
    }

    /**
     * The checksum of the first bytes of a line.
     *
     * @param length how many: those before the checksum, or before the last bracket
     */
    static int of(int before, byte[] line, int length) {
        CRC32C sum = new CRC32C();
        for (int shift = 0; shift < Integer.SIZE; shift += Byte.SIZE) {
            sum.update(before >>> shift);
        }
        sum.update(line, 0, length);
        return (int) sum.getValue();
    }

    /** A line, an object of at least one field, with its checksum as the last one. */
    static String with(String line, int sum) {
        return line.substring(0, line.length() - 1) + BEFORE + "%08x".formatted(sum) + AFTER;
    }

    /** A line without its checksum, which must be there. */
    static String without(String line) {
        return line.substring(0, line.length() - BYTES) + "}";
    }

    /** A line without its checksum, where it has one. */
    static String withoutAny(String line) {
        return told(line.getBytes(StandardCharsets.UTF_8)).isPresent() ? without(line) : line;
    }

    /** The checksum that a line says it has; empty when it ends with none. */
    static OptionalInt told(byte[] line) {
        int from = line.length - BYTES;
        if (from < 1 || !stands(line, from, BEFORE) || !stands(line, line.length - 2, AFTER)) {
            return OptionalInt.empty();
        }
        int sum = 0;
        for (int i = from + BEFORE.length(); i < line.length - AFTER.length(); i++) {
            boolean digit = line[i] >= '0' && line[i] <= '9';
            if (!digit && (line[i] < 'a' || line[i] > 'f')) {
                return OptionalInt.empty();
            }
            sum = sum << 4 | (digit ? line[i] - '0' : line[i] - 'a' + 10);
        }
        return OptionalInt.of(sum);
    }

    /** Whether a line says the checksum that it has behind a line with this one. */
    static boolean fits(int before, byte[] line) {
        OptionalInt told = told(line);
        return told.isPresent() && told.getAsInt() == of(before, line, line.length - BYTES);
    }

    private static boolean stands(byte[] line, int from, String text) {
        for (int i = 0; i < text.length(); i++) {
            if (line[from + i] != text.charAt(i)) {
                return false;
            }
        }
        return true;
    }
}
