package org.pubgames.conformance.protocol;

import java.nio.charset.StandardCharsets;

/** The last bytes that were written to a stream. Safe to share between threads. */
final class LastWords {

    /** How much is kept, in bytes. */
    static final int KEPT = 8 << 10;

    private final byte[] ring = new byte[KEPT];
    private long written;
    private boolean told;

    synchronized void add(byte[] bytes, int number) {
        for (int i = Math.max(0, number - KEPT); i < number; i++) {
            ring[(int) ((written + i) % KEPT)] = bytes[i];
        }
        written += number;
    }

    /** Forgets what {@link #tell} has returned. */
    synchronized void next() {
        if (told) {
            written = 0;
            told = false;
        }
    }

    /** The kept bytes as text; a character whose first bytes were dropped is left out. */
    synchronized String tell() {
        told = true;
        int kept = (int) Math.min(written, KEPT);
        byte[] bytes = new byte[kept];
        for (int i = 0; i < kept; i++) {
            bytes[i] = ring[(int) ((written - kept + i) % KEPT)];
        }
        int from = 0;
        while (written > KEPT && from < 3 && (bytes[from] & 0xc0) == 0x80) {
            from++;
        }
        return new String(bytes, from, kept - from, StandardCharsets.UTF_8).strip();
    }
}
