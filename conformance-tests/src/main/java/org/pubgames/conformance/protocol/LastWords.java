package org.pubgames.conformance.protocol;

import java.nio.charset.StandardCharsets;

/** The last bytes that were written to a stream. Safe to share between threads. */
final class LastWords {

    /** How much is kept, in bytes. */
    static final int KEPT = 8 << 10;

    private final byte[] ring = new byte[KEPT];
    private long written;
    private long forgotten;
    private long earlier;
    private long told;

    synchronized void add(byte[] bytes, int number) {
        for (int i = Math.max(0, number - KEPT); i < number; i++) {
            ring[(int) ((written + i) % KEPT)] = bytes[i];
        }
        written += number;
    }

    /**
     * Another question begins: forgets what {@link #tell} has returned, and nothing that came after
     * it.
     */
    synchronized void next() {
        earlier = forgotten;
        forgotten = told;
    }

    /** Another process begins: all of the one before has been told. */
    synchronized void another() {
        earlier = written;
        forgotten = written;
        told = written;
    }

    /** What was written since the question was put; a half character at the front is left out. */
    synchronized String tell() {
        return since(forgotten);
    }

    /**
     * What was written since the question before was put. Whoever ends may have said why right
     * after an answer that was still a good one.
     */
    synchronized String tellOfTheEnd() {
        return since(earlier);
    }

    private String since(long from) {
        told = written;
        long fresh = written - from;
        int kept = (int) Math.min(fresh, KEPT);
        byte[] bytes = new byte[kept];
        for (int i = 0; i < kept; i++) {
            bytes[i] = ring[(int) ((written - kept + i) % KEPT)];
        }
        int whole = 0;
        while (fresh > KEPT && whole < 3 && (bytes[whole] & 0xc0) == 0x80) {
            whole++;
        }
        return new String(bytes, whole, kept - whole, StandardCharsets.UTF_8).strip();
    }
}
