package org.pubgames.schocken.play;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Scoring;
import org.pubgames.core.spi.ByteSink;
import org.pubgames.core.spi.RowBytes;

/**
 * Answers plain rows of a batch from their bytes: three dice from 1 to 6, commas between them and
 * nothing else. Makes nothing for a row that was there before. Belongs to one thread.
 */
final class PlainThrows {

    private static final int PIPS = 6;

    /** Three dice with their commas, without the line end. */
    private static final int ROW = 5;

    private static final int LONGEST_ANSWER = 64;

    /** The answer to three dice. */
    interface Answer {
        /** The row of an answer, in ASCII, without its line end. */
        String row(int first, int second, int third);
    }

    private final Answer answer;
    private final Scoring.RowSink out;
    private final byte[] @Nullable [] known = new byte[PIPS * PIPS * PIPS][];
    private final byte[] answers = new byte[1 << 16];

    PlainThrows(Answer answer, Scoring.RowSink out) {
        this.answer = answer;
        this.out = out;
    }

    /** Answers rows until one of them is not plain. */
    void answer(RowBytes rows) {
        byte[] in = rows.bytes();
        int last = rows.to() - ROW - 1;
        int at = rows.at();
        int filled = 0;
        long answered = 0;
        while (at <= last) {
            int first = in[at] - '1';
            int second = in[at + 2] - '1';
            int third = in[at + 4] - '1';
            int behind = RowBytes.behind(in, at + ROW);
            if (!dice(first, second, third)
                    || in[at + 1] != ','
                    || in[at + 3] != ','
                    || behind < 0) {
                break;
            }
            byte[] row = row(first, second, third);
            if (filled > answers.length - LONGEST_ANSWER) {
                ByteSink.rows(out, answers, 0, filled);
                filled = 0;
            }
            System.arraycopy(row, 0, answers, filled, row.length);
            filled += row.length;
            at = behind;
            answered++;
        }
        ByteSink.rows(out, answers, 0, filled);
        rows.answered(at, answered, 0);
    }

    private static boolean dice(int first, int second, int third) {
        int most = PIPS - 1;
        int above = (most - first) | (most - second) | (most - third);
        return (first | second | third | above) >= 0;
    }

    private byte[] row(int first, int second, int third) {
        int place = (first * PIPS + second) * PIPS + third;
        byte[] row = known[place];
        if (row == null) {
            String text = answer.row(first + 1, second + 1, third + 1) + "\n";
            row = text.getBytes(StandardCharsets.US_ASCII);
            known[place] = row;
        }
        return row;
    }
}
