package org.pubgames.core.internal.journal;

import java.io.IOException;

/**
 * Zeros where a line should stand: the disk knew how long the file was, but had not all of its
 * blocks when the power went. No line has a zero byte.
 */
final class NeverWritten {

    /** The smallest part that a disk writes, in bytes. */
    private static final int SECTOR = 512;

    /** So many zeros are no accident, wherever they stand. */
    private static final int SURE = 8;

    private static final int BLOCK = 1 << 14;

    private NeverWritten() {}

    /**
     * Whether the first zeros of a line are such a place. A byte that was changed to zero is none:
     * few zeros must reach from the beginning of the line or of a sector to that of another, or to
     * the end of the file.
     *
     * @param from the byte at which the line begins
     * @param to the byte at which it ends
     */
    static boolean in(JournalBytes bytes, long from, long to) throws IOException {
        long first = find(bytes, from, to, true);
        if (first == to) {
            return false;
        }
        long behind = find(bytes, first, bytes.size(), false);
        boolean begins = first == from || first % SECTOR == 0;
        boolean ends = behind == bytes.size() || behind % SECTOR == 0;
        return behind - first >= SURE || (begins && ends);
    }

    /** The first byte that is zero, or is not; the end where there is none. */
    private static long find(JournalBytes bytes, long from, long to, boolean zero)
            throws IOException {
        for (long at = from; at < to; at += BLOCK) {
            byte[] block = bytes.read(at, Math.min(to, at + BLOCK));
            for (int i = 0; i < block.length; i++) {
                if ((block[i] == 0) == zero) {
                    return at + i;
                }
            }
        }
        return to;
    }
}
