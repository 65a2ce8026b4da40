package org.pubgames.core.spi;

import org.pubgames.core.Scoring;

/** A batch that reads plain rows from their bytes. */
public interface ByteBatch extends Scoring.Batch {

    /**
     * Answers the rows that come next as long as they are plain: written as programs write them, so
     * that they can be read from their bytes. The answers are those that {@link #row} would give.
     * Rows that are not answered are for {@link #row}, one at least before this is called again.
     *
     * @param rows the rows; says afterwards how many of them are answered
     */
    void plain(RowBytes rows);
}
