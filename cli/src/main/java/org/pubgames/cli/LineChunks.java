package org.pubgames.cli;

import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Scoring;
import org.pubgames.core.internal.journal.Lines;
import org.pubgames.core.spi.CutRows;

/**
 * Cuts a stream into chunks of whole lines; where possible, between rows that separate batches may
 * answer. Of a line that is too long enough is kept to see that it is. Belongs to one thread at a
 * time.
 */
final class LineChunks {

    /** The bytes that are read of a line that is too long. */
    private static final int ENOUGH = Lines.LONGEST + 1;

    private final InputStream in;
    private final Scoring scoring;
    private byte[] rest = new byte[0];
    private int resting;
    private boolean goesOn;
    private boolean ended;
    private @Nullable IOException failure;

    LineChunks(InputStream in, Scoring scoring) {
        this.in = in;
        this.scoring = scoring;
    }

    /**
     * Fills a chunk with the next lines: as many as fit and can be read without waiting, at least
     * one. The last chunk may be empty when the one before left a row group open.
     *
     * @return false after the last chunk
     * @throws IOException when the rest of the stream cannot be read; the lines before are returned
     *     first
     */
    boolean next(LineChunk chunk) throws IOException {
        if (ended) {
            return false;
        }
        int filled = takeRest(chunk);
        int whole = behindLastLine(chunk.bytes(), 0, filled);
        do {
            if (whole == 0) {
                filled = Math.min(filled, ENOUGH);
                if (filled == chunk.room()) {
                    chunk.room(2 * filled);
                }
            }
            int read = read(chunk, filled, whole);
            if (read < 0) {
                return last(chunk, filled, whole);
            }
            whole = Math.max(whole, behindLastLine(chunk.bytes(), filled, filled + read));
            filled += read;
        } while (whole == 0 || (filled < chunk.room() && more()));
        return fill(chunk, whole, filled);
    }

    private boolean more() {
        try {
            return failure == null && in.available() > 0;
        } catch (IOException e) {
            return false;
        }
    }

    private int takeRest(LineChunk chunk) {
        chunk.room(resting);
        System.arraycopy(rest, 0, chunk.bytes(), 0, resting);
        return resting;
    }

    private int read(LineChunk chunk, int filled, int whole) throws IOException {
        if (failure != null) {
            throw failure;
        }
        try {
            // a chunk that is full already is not the end of the stream
            return filled == chunk.room()
                    ? 0
                    : in.read(chunk.bytes(), filled, chunk.room() - filled);
        } catch (IOException e) {
            if (whole == 0) {
                throw e;
            }
            failure = e;
            return 0;
        }
    }

    /** The place behind the last line end between two places, 0 when there is none. */
    private static int behindLastLine(byte[] bytes, int from, int to) {
        int behind = to;
        while (behind > from && bytes[behind - 1] != '\n') {
            behind--;
        }
        return behind > from ? behind : 0;
    }

    private boolean fill(LineChunk chunk, int whole, int filled) {
        byte[] bytes = chunk.bytes();
        int cut = CutRows.lastCut(scoring, bytes, 0, whole);
        boolean apart = failure == null && cut > 0 && endsInText(bytes, cut);
        int to = apart ? cut : whole;
        resting = filled - to;
        if (rest.length < resting) {
            rest = new byte[Math.max(resting, chunk.room())];
        }
        System.arraycopy(bytes, to, rest, 0, resting);
        chunk.filled(to, goesOn, !apart);
        goesOn = !apart;
        return true;
    }

    /** Blank lines count only when something follows them: no chunk may end in one on its own. */
    private static boolean endsInText(byte[] bytes, int to) {
        int last = to - 2;
        while (last >= 0 && bytes[last] != '\n' && bytes[last] <= ' ') {
            last--;
        }
        return last >= 0 && bytes[last] > ' ';
    }

    private boolean last(LineChunk chunk, int filled, int whole) {
        ended = true;
        int to = filled;
        if (filled > whole) {
            chunk.bytes()[to] = '\n';
            to++;
        }
        chunk.filled(to, goesOn, false);
        return to > 0 || goesOn;
    }
}
