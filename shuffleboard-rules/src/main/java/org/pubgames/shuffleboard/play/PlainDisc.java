package org.pubgames.shuffleboard.play;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.pubgames.shuffleboard.ShuffleboardEvent.Laid;
import org.pubgames.shuffleboard.Side;

/**
 * A row of a batch that is plain, {@code 12,a,-3.5,102}: the name of an end without spaces, a side
 * and two numbers of at most 18 digits. Read from its bytes; may read one row after the other.
 * Belongs to one thread.
 */
final class PlainDisc {

    private static final int MOST_DIGITS = 18;

    private byte[] bytes = new byte[0];
    private int start;
    private int nameEnd;
    private int at;
    private Side side = Side.A;
    private BigDecimal x = BigDecimal.ZERO;
    private BigDecimal y = BigDecimal.ZERO;

    /**
     * Reads the row that starts here.
     *
     * @param rows holds it with its line end
     * @return false when it is not plain; nothing more may be asked then
     */
    boolean read(byte[] rows, int from) {
        bytes = rows;
        start = from;
        at = from;
        while (bytes[at] > ' ' && bytes[at] != ',') {
            at++;
        }
        nameEnd = at;
        return nameEnd > start && take(',') && side() && x() && y() && lineEnd();
    }

    private boolean side() {
        side = bytes[at] == 'a' ? Side.A : Side.B;
        return (take('a') || take('b')) && take(',');
    }

    private boolean x() {
        Optional<BigDecimal> read = number();
        x = read.orElse(x);
        return read.isPresent() && take(',');
    }

    private boolean y() {
        Optional<BigDecimal> read = number();
        y = read.orElse(y);
        return read.isPresent();
    }

    /** A number, empty when it is not plain. */
    private Optional<BigDecimal> number() {
        boolean negative = take('-');
        int first = at;
        long whole = digits(0);
        int digits = at - first;
        int decimals = 0;
        if (take('.')) {
            int point = at;
            whole = digits(whole);
            decimals = at - point;
        }
        boolean plain = digits > 0 && digits + decimals <= MOST_DIGITS && bytes[at - 1] != '.';
        return plain
                ? Optional.of(BigDecimal.valueOf(negative ? -whole : whole, decimals))
                : Optional.empty();
    }

    private long digits(long before) {
        long number = before;
        for (; bytes[at] >= '0' && bytes[at] <= '9'; at++) {
            number = number * 10 + bytes[at] - '0';
        }
        return number;
    }

    private boolean lineEnd() {
        boolean unused = take('\r');
        return take('\n');
    }

    /** Steps over a byte if it is this one. */
    private boolean take(char expected) {
        if (bytes[at] != expected) {
            return false;
        }
        at++;
        return true;
    }

    /** Where the next row starts. */
    int next() {
        return at;
    }

    /** The end it belongs to. */
    String end() {
        return new String(bytes, start, nameEnd - start, StandardCharsets.US_ASCII);
    }

    /** Whether it belongs to this end. */
    boolean belongsTo(String end) {
        if (end.length() != nameEnd - start) {
            return false;
        }
        for (int i = 0; i < end.length(); i++) {
            if (end.charAt(i) != bytes[start + i]) {
                return false;
            }
        }
        return true;
    }

    /** The disc. */
    Laid laid() {
        return laid(side, Optional.of(x), Optional.of(y));
    }

    /** A disc that was measured. */
    static Laid laid(Side side, Optional<BigDecimal> x, Optional<BigDecimal> y) {
        return new Laid(side, x, y, Optional.empty(), Optional.empty(), Optional.empty());
    }
}
