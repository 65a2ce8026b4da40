package org.pubgames.core.spi;

import java.util.Objects;

/**
 * Rows of a batch as bytes, each with its line end {@code \n}, and how many of them have been
 * answered. Belongs to one thread.
 */
public final class RowBytes {

    private final byte[] bytes;
    private final int to;
    private int at;
    private long answered;
    private long bad;

    /**
     * Rows of which none has been answered.
     *
     * @param bytes holds the rows; not copied
     * @param from where the first of them starts
     * @param to behind the line end of the last of them
     * @throws IndexOutOfBoundsException when there are no such bytes
     */
    public RowBytes(byte[] bytes, int from, int to) {
        Objects.checkFromToIndex(from, to, bytes.length);
        this.bytes = bytes;
        this.at = from;
        this.to = to;
    }

    /** {@return what holds the rows; not to be changed} */
    public byte[] bytes() {
        return bytes;
    }

    /** {@return where the next row starts} */
    public int at() {
        return at;
    }

    /** {@return behind the line end of the last row} */
    public int to() {
        return to;
    }

    /**
     * {@return where the next row starts when one ends here, with {@code \n} or {@code \r\n};
     * otherwise -1}
     *
     * @param bytes what holds the rows
     * @param end the place behind the last character of a row
     */
    public static int behind(byte[] bytes, int end) {
        if (bytes[end] == '\n') {
            return end + 1;
        }
        return bytes[end] == '\r' && bytes[end + 1] == '\n' ? end + 2 : -1;
    }

    /** {@return how many rows have been answered} */
    public long answered() {
        return answered;
    }

    /** {@return how many of them have a problem, or brought one to light} */
    public long bad() {
        return bad;
    }

    /**
     * Some rows have been answered.
     *
     * @param next where the next row starts
     * @param rows how many, 0 or more
     * @param wrong how many of them have a problem, or brought one to light
     * @throws IllegalArgumentException when the next row lies behind the last or before those
     *     answered
     */
    public void answered(int next, long rows, long wrong) {
        if (next < at || next > to) {
            throw new IllegalArgumentException(
                    "the next row starts at " + next + ", not between " + at + " and " + to);
        }
        at = next;
        answered += rows;
        bad += wrong;
    }
}
