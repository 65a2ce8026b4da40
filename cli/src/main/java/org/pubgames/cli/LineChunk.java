package org.pubgames.cli;

import java.util.Arrays;

/**
 * Whole lines of a file, one behind the other, each with its line end {@code \n}. Belongs to one
 * thread at a time.
 */
final class LineChunk {

    /** The bytes behind the lines that may be read, so that a parser need not check for the end. */
    static final int MARGIN = 64;

    private byte[] bytes;
    private int from;
    private int to;
    private boolean follows;
    private boolean goesOn;

    LineChunk(int size) {
        bytes = new byte[size + MARGIN];
    }

    byte[] bytes() {
        return bytes;
    }

    int from() {
        return from;
    }

    int to() {
        return to;
    }

    /** Whether it must be answered by the batch that answered the chunk before. */
    boolean follows() {
        return follows;
    }

    /** Whether the next chunk must be answered by the batch that answered this one. */
    boolean goesOn() {
        return goesOn;
    }

    /** The capacity in bytes. */
    int room() {
        return bytes.length - MARGIN;
    }

    /** Makes room for {@code size} bytes. */
    void room(int size) {
        if (size > room()) {
            bytes = Arrays.copyOf(bytes, size + MARGIN);
        }
    }

    void filled(int newTo, boolean newFollows, boolean newGoesOn) {
        from = 0;
        to = newTo;
        follows = newFollows;
        goesOn = newGoesOn;
    }

    /** Where the first line ends. */
    int lineEnd(int start) {
        int end = start;
        while (bytes[end] != '\n') {
            end++;
        }
        return end;
    }

    /** Drops the lines before a place. */
    void skipTo(int newFrom) {
        from = newFrom;
    }
}
