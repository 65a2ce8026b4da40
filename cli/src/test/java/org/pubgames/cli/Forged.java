package org.pubgames.cli;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32C;

/** Lines of a journal with checksums that fit, as somebody writes them who knows how. */
final class Forged {

    private Forged() {}

    /** Each line with its checksum, behind the one before; what is no object stays as it is. */
    static List<String> lines(List<String> lines) {
        List<String> forged = new ArrayList<>();
        byte[] before = new byte[Integer.BYTES];
        for (String line : lines) {
            if (!line.endsWith("}")) {
                forged.add(line);
                continue;
            }
            String bare = bare(line);
            CRC32C sum = new CRC32C();
            sum.update(before);
            sum.update(bare.getBytes(StandardCharsets.UTF_8));
            before =
                    ByteBuffer.allocate(Integer.BYTES)
                            .order(ByteOrder.LITTLE_ENDIAN)
                            .putInt((int) sum.getValue())
                            .array();
            forged.add(bare + ",\"sum\":\"%08x\"}".formatted((int) sum.getValue()));
        }
        return forged;
    }

    private static String bare(String line) {
        String without = line.replaceFirst(",\"sum\":\"[0-9a-f]{8}\"}$", "");
        return without.equals(line) ? line.substring(0, line.length() - 1) : without;
    }
}
