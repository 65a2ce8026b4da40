package org.pubgames.core;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.pubgames.core.spi.RowBytes;

/**
 * The stateless questions of a game under one variant: points of a layout, rank of a throw, value
 * of an end. Safe to share between threads; a {@link Batch} belongs to one thread.
 */
public interface Scoring {

    /** The columns of one question, also the header of a batch. */
    List<String> columns();

    /** The columns of an answer, also the header of a batch's result. */
    List<String> resultColumns();

    /** One question with every rule behind its points. */
    Reading<Score> score(List<String> arguments);

    /** A stream of questions, answered in order. */
    Batch batch(RowSink out);

    /**
     * The last place in some rows of a batch at which it may be cut in two: a batch of its own that
     * starts there gives the answers that one batch for all rows would have given. What comes
     * before such a place is at least one row.
     *
     * @param bytes the rows, each with its line end {@code \n}
     * @param from where the first of them starts
     * @param to behind the line end of the last of them
     * @return where a row starts, or {@code to}; {@code from} where there is no such place
     */
    default int lastCut(byte[] bytes, int from, int to) {
        return from;
    }

    /**
     * Questions worth asking when two variants are compared, the smallest or best known first.
     * Finite; empty where a game names none. Some may be refused.
     */
    default Stream<List<String>> questions() {
        return Stream.empty();
    }

    /**
     * Asks the rules every question now whose answer is kept in a table, so that none of them costs
     * a judgement later. Empty where answers are not kept.
     */
    default Optional<TableFill> fill() {
        return Optional.empty();
    }

    /** Takes the rows of an answer. */
    interface RowSink {
        /** One row without its line end; the characters are only good until the next row. */
        void row(CharSequence cells);

        /**
         * Several rows, each with its line end {@code \n}; the bytes are only good until the next
         * rows.
         *
         * @param ascii holds the rows, in ASCII
         */
        default void rows(byte[] ascii, int from, int to) {
            int start = from;
            for (int i = from; i < to; i++) {
                if (ascii[i] == '\n') {
                    row(new String(ascii, start, i - start, StandardCharsets.US_ASCII));
                    start = i + 1;
                }
            }
        }
    }

    /** A stream of questions. */
    interface Batch {
        /**
         * One row of the input, without its line end.
         *
         * @return false when the row has a problem; its place in the result is kept
         */
        boolean row(String line);

        /**
         * Answers the rows that come next as long as they are plain: written as programs write
         * them, so that they can be read from their bytes. The answers are those that {@link #row}
         * would give. Rows that are not answered are for {@link #row}, one at least before this is
         * called again.
         */
        default void plain(RowBytes rows) {}

        /**
         * A row that could not even be read as text; its place in the result is kept.
         *
         * @param code the code of its problem
         */
        void unreadable(String code);

        /**
         * The end of the input: what was still being gathered is answered now.
         *
         * @return false when that had a problem
         */
        boolean end();
    }
}
