package org.pubgames.core.internal.journal;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.pubgames.core.Where;

/**
 * A journal that ends inside its first line: it was being begun when the program or the power went.
 * Nothing was accepted in it.
 */
final class TornHeader {

    private static final byte[] BEGINNING = "{\"format\":".getBytes(StandardCharsets.US_ASCII);

    private TornHeader() {}

    /** Whether a first line is the beginning of a header and nothing stands behind it. */
    static boolean is(JournalBytes.Line first, JournalBytes bytes) {
        if (first.length() < bytes.size() || first.tooLong()) {
            return false;
        }
        int same = Math.min(first.length(), BEGINNING.length);
        String begins = new String(BEGINNING, 0, same, StandardCharsets.US_ASCII);
        return first.begins(begins)
                && first.text(Where.UNKNOWN).fold(text -> !JournalForm.whole(text), no -> true);
    }

    /**
     * Whether a file is a part of the header that is to stand there. A block that never reached the
     * disk reads as zeros.
     *
     * @param header the line with its end
     */
    static boolean of(byte[] file, byte[] header) {
        int ended = header.length - 1;
        boolean whole = file.length >= ended && Arrays.equals(file, 0, ended, header, 0, ended);
        boolean part = !whole && file.length <= header.length;
        for (int i = 0; i < file.length && part; i++) {
            part = file[i] == header[i] || file[i] == 0;
        }
        return part;
    }
}
