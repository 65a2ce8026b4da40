package org.pubgames.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.pubgames.core.spi.ByteSink;

/**
 * Writes rows of answers in the order of their chunks. Rows are kept while it is not their turn and
 * there is room, so that memory stays bounded. Belongs to one thread at a time.
 */
final class OrderedRows implements ByteSink {

    private static final byte[] LINE_END = {'\n'};

    private final OutputStream out;
    private final Turns turns;
    private final byte[] kept;
    private int filled;
    private long number;

    OrderedRows(OutputStream out, Turns turns, int size) {
        this.out = out;
        this.turns = turns;
        this.kept = new byte[size];
    }

    /** The rows that follow belong to the chunk of this number. */
    void begin(long newNumber) {
        number = newNumber;
    }

    @Override
    public void row(CharSequence cells) {
        byte[] utf8 = cells.toString().getBytes(StandardCharsets.UTF_8);
        rows(utf8, 0, utf8.length);
        rows(LINE_END, 0, LINE_END.length);
    }

    @Override
    public void rows(byte[] bytes, int from, int to) {
        int length = to - from;
        if (length > kept.length - filled) {
            release();
        }
        if (length > kept.length) {
            write(bytes, from, length);
        } else {
            System.arraycopy(bytes, from, kept, filled, length);
            filled += length;
        }
    }

    /** Waits until it is this chunk's turn, then writes all kept rows. */
    void release() {
        turns.await(number);
        write(kept, 0, filled);
        filled = 0;
    }

    private void write(byte[] bytes, int from, int length) {
        try {
            out.write(bytes, from, length);
        } catch (IOException e) {
            throw new Output.Closed(e);
        }
    }
}
