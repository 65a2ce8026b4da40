package org.pubgames.core;

import java.util.List;
import java.util.Optional;

/**
 * The stateless questions of a game under one variant: points of a layout, rank of a throw, value
 * of an end. Safe to share between threads; a {@link Batch} belongs to one thread.
 */
public interface Scoring {

    /** {@return the columns of one question, also the header of a batch} */
    List<String> columns();

    /** {@return the columns of an answer, also the header of a batch's result} */
    List<String> resultColumns();

    /**
     * {@return one question with every rule behind its points}
     *
     * @param arguments the question, one text for each column
     */
    Reading<Score> score(List<String> arguments);

    /**
     * {@return a stream of questions, answered in order}
     *
     * @param out is told each answer
     */
    Batch batch(RowSink out);

    /**
     * Asks the rules every question now whose answer is kept in a table, so that none of them costs
     * a judgement later.
     *
     * @return how many there were; empty where answers are not kept
     */
    default Optional<TableFill> fill() {
        return Optional.empty();
    }

    /** Takes the rows of an answer. */
    interface RowSink {
        /**
         * One row without its line end; the characters are only good until the next row.
         *
         * @param cells the cells of a row
         */
        void row(CharSequence cells);
    }

    /** A stream of questions. */
    interface Batch {
        /**
         * One row of the input, without its line end.
         *
         * @param line the cells of one question, separated by commas
         * @return false when the row has a problem; its place in the result is kept
         */
        boolean row(String line);

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
