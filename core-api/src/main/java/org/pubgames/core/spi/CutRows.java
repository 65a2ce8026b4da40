package org.pubgames.core.spi;

import org.pubgames.core.Scoring;

/** A scoring whose batches may be cut, so that parts of a file are answered side by side. */
public interface CutRows extends Scoring {

    /**
     * The last place in some rows of a batch at which it may be cut in two: a batch of its own that
     * starts there gives the answers that one batch for all rows would have given. What comes
     * before such a place is at least one row. Unless a scoring says otherwise, each row is
     * answered by itself.
     *
     * @param bytes the rows, each with its line end {@code \n}
     * @param from where the first of them starts
     * @param to behind the line end of the last of them
     * @return where a row starts, or {@code to}; {@code from} where there is no such place
     */
    default int lastCut(byte[] bytes, int from, int to) {
        return to;
    }

    /**
     * The last cut in the rows of any scoring.
     *
     * @param scoring may not allow any
     * @param bytes the rows, each with its line end {@code \n}
     * @param from where the first of them starts
     * @param to behind the line end of the last of them
     * @return see {@link #lastCut(byte[], int, int)}
     */
    static int lastCut(Scoring scoring, byte[] bytes, int from, int to) {
        return scoring instanceof CutRows cut ? cut.lastCut(bytes, from, to) : from;
    }
}
