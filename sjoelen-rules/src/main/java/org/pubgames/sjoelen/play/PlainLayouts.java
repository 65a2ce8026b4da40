package org.pubgames.sjoelen.play;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.pubgames.core.Scoring;
import org.pubgames.core.spi.ByteSink;
import org.pubgames.core.spi.RowBytes;

/**
 * Answers plain rows of a batch from their bytes: possible layouts, each number of one or two
 * digits, commas between them and nothing else. Makes nothing for a row. Belongs to one thread.
 */
final class PlainLayouts {

    private static final VarHandle WORDS =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final int WORD = Long.BYTES;
    private static final long TOPS = 0x8080808080808080L;
    private static final long ZEROS = 0x3030303030303030L;
    private static final int COMMA = ',' ^ '0';

    /** So many bytes are read from the start of a row on, whether they belong to it or not. */
    private static final int READ = 3 * WORD;

    /** So many bytes may be written for a row. */
    private static final int WRITTEN = RowShape.LONGEST + 2 * WORD;

    /** Behind each row: a comma, the points, a comma and the line end; their number in byte 7. */
    private static final long[] ENDINGS = new long[1_000];

    static {
        for (int points = 0; points < ENDINGS.length; points++) {
            byte[] text = ("," + points + ",\n").getBytes(StandardCharsets.US_ASCII);
            long ending = (long) text.length << 56;
            for (int i = 0; i < text.length; i++) {
                ending |= (long) text[i] << (8 * i);
            }
            ENDINGS[points] = ending;
        }
    }

    private final LayoutPoints layouts;
    private final int discs;
    private final Scoring.RowSink out;
    private final byte[] answers = new byte[1 << 16];

    PlainLayouts(LayoutPoints layouts, int discs, Scoring.RowSink out) {
        this.layouts = layouts;
        this.discs = discs;
        this.out = out;
    }

    /** Answers rows until one of them is not plain. */
    void answer(RowBytes rows) {
        byte[] in = rows.bytes();
        int last = Math.min(rows.to() - 1, in.length - READ);
        int at = rows.at();
        int filled = 0;
        long answered = 0;
        while (at <= last) {
            long text = (long) WORDS.get(in, at);
            long more = (long) WORDS.get(in, at + WORD);
            long digits = text ^ ZEROS;
            long moreDigits = more ^ ZEROS;
            long others = others(digits);
            long moreOthers = others(moreDigits);
            int shape = RowShape.of(others, moreOthers);
            if (shape == RowShape.NONE) {
                break;
            }
            int length = RowShape.end(shape);
            int behind = RowBytes.behind(in, at + length);
            if (behind < 0 || !separated(in, at, digits, shape)) {
                break;
            }
            long ones = digits & ~bytes(others);
            long moreOnes = moreDigits & ~bytes(moreOthers);
            long tens = ones * 10;
            // each byte: the number that ends with it
            long numbers = ones + (tens << 8);
            long moreNumbers = moreOnes + ((moreOnes * 10) << 8) + (tens >>> 56);
            int first = (int) (numbers >>> (RowShape.first(shape) - 8)) & 0xff;
            int second = (int) (numbers >>> (RowShape.second(shape) - 8)) & 0xff;
            int third = (int) (numbers >>> (RowShape.third(shape) - 8)) & 0xff;
            int fourth =
                    (int) ((length > WORD ? moreNumbers : numbers) >>> (8 * length - 8)) & 0xff;
            if (first + second + third + fourth > discs) {
                break;
            }
            int points = layouts.points(first, second, third, fourth);
            if (points < 0 || points >= ENDINGS.length) {
                break;
            }
            WORDS.set(answers, filled, text);
            WORDS.set(answers, filled + WORD, more);
            filled += length;
            long ending = ENDINGS[points];
            WORDS.set(answers, filled, ending);
            filled += (int) (ending >>> 56);
            at = behind;
            answered++;
            if (filled > answers.length - WRITTEN) {
                ByteSink.rows(out, answers, 0, filled);
                filled = 0;
            }
        }
        ByteSink.rows(out, answers, 0, filled);
        rows.answered(at, answered, 0);
    }

    /** The highest bits of those of eight bytes that are no digits. */
    private static long others(long digits) {
        return (((digits & ~TOPS) + 0x7676767676767676L) | digits) & TOPS;
    }

    /** All bits of the bytes whose highest bits these are. */
    private static long bytes(long tops) {
        return (tops - (tops >>> 7)) | tops;
    }

    private static boolean separated(byte[] in, int at, long digits, int shape) {
        int one = (int) (digits >>> RowShape.first(shape)) & 0xff;
        int two = (int) (digits >>> RowShape.second(shape)) & 0xff;
        int three = in[at + (RowShape.third(shape) >> 3)];
        return ((one ^ COMMA) | (two ^ COMMA) | (three ^ ',')) == 0;
    }
}
