package org.pubgames.fuzzing;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32C;

/** Journals with checksums that fit. */
final class Forged {

    private static final String SUM = ",\"sum\":\"";
    private static final int SUM_LENGTH = SUM.length() + 8 + 2;

    private Forged() {}

    /** Each line that ends as an object does with its checksum; others as they are. */
    static byte[] lines(byte[] journal) {
        ByteArrayOutputStream forged = new ByteArrayOutputStream();
        byte[] before = new byte[Integer.BYTES];
        int begin = 0;
        while (begin < journal.length) {
            int end = begin;
            while (end < journal.length && journal[end] != '\n') {
                end++;
            }
            int bare = bare(journal, begin, end);
            if (bare > begin) {
                CRC32C sum = new CRC32C();
                sum.update(before);
                sum.update(journal, begin, bare - begin);
                int value = (int) sum.getValue();
                before =
                        ByteBuffer.allocate(Integer.BYTES)
                                .order(ByteOrder.LITTLE_ENDIAN)
                                .putInt(value)
                                .array();
                forged.write(journal, begin, bare - begin);
                forged.writeBytes(
                        (SUM + "%08x\"}".formatted(value)).getBytes(StandardCharsets.UTF_8));
            } else {
                forged.write(journal, begin, end - begin);
            }
            if (end < journal.length) {
                forged.write('\n');
            }
            begin = end + 1;
        }
        return forged.toByteArray();
    }

    /** Where the line ends without its checksum and bracket; its begin when it is no object. */
    private static int bare(byte[] journal, int begin, int end) {
        if (end == begin || journal[end - 1] != '}') {
            return begin;
        }
        int at = Math.max(begin, end - SUM_LENGTH);
        String last = new String(journal, at, end - at, StandardCharsets.ISO_8859_1);
        return last.startsWith(SUM) ? at : end - 1;
    }
}
