package org.pubgames.core.spi;

import java.nio.charset.StandardCharsets;
import org.pubgames.core.Scoring;

/** Takes the rows of an answer as bytes too. */
public interface ByteSink extends Scoring.RowSink {

    /**
     * Several rows, each with its line end {@code \n}; the bytes are only good until the next rows.
     *
     * @param ascii holds the rows, in ASCII
     * @param from where the first of them starts
     * @param to behind the line end of the last of them
     */
    void rows(byte[] ascii, int from, int to);

    /**
     * Gives rows to any sink.
     *
     * @param sink takes them one by one where it does not take bytes
     * @param ascii holds the rows, in ASCII, each with its line end {@code \n}
     * @param from where the first of them starts
     * @param to behind the line end of the last of them
     */
    static void rows(Scoring.RowSink sink, byte[] ascii, int from, int to) {
        if (sink instanceof ByteSink bytes) {
            bytes.rows(ascii, from, to);
            return;
        }
        int start = from;
        for (int i = from; i < to; i++) {
            if (ascii[i] == '\n') {
                sink.row(new String(ascii, start, i - start, StandardCharsets.US_ASCII));
                start = i + 1;
            }
        }
    }
}
