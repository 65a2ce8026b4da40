package org.pubgames.cli;

import java.util.Arrays;
import org.pubgames.core.Reading;
import org.pubgames.core.Scoring;
import org.pubgames.core.Where;
import org.pubgames.core.internal.journal.Lines;
import org.pubgames.core.spi.ByteBatch;
import org.pubgames.core.spi.RowBytes;

/**
 * Answers chunks of lines. Plain rows are read from their bytes, all others one by one as texts.
 * Belongs to one thread at a time.
 */
final class ChunkAnswers {

    private final OrderedRows out;
    private final Scoring.Batch batch;
    private final Where place;
    private long blank;
    private long rows;
    private long bad;

    ChunkAnswers(Scoring scoring, OrderedRows out, String shown) {
        this.out = out;
        this.batch = scoring.batch(out);
        this.place = Where.file(shown);
    }

    /** The number of rows answered since the last call, and how many of them are bad. */
    Tally tally() {
        Tally tally = new Tally(rows, bad);
        rows = 0;
        bad = 0;
        return tally;
    }

    /** A number of rows, and how many of them are bad. */
    record Tally(long rows, long bad) {
        Tally plus(Tally more) {
            return new Tally(rows + more.rows, bad + more.bad);
        }
    }

    /** Answers a chunk; a row group that the chunk leaves open is closed by the next chunk. */
    void answer(LineChunk chunk, long number) {
        out.begin(number);
        for (int at = chunk.from(); at < chunk.to(); ) {
            if (blank == 0) {
                at = plain(chunk, at);
            }
            if (at < chunk.to()) {
                int end = chunk.lineEnd(at);
                line(Arrays.copyOfRange(chunk.bytes(), at, end));
                at = end + 1;
            }
        }
        if (!chunk.goesOn()) {
            blank = 0;
            bad += batch.end() ? 0 : 1;
        }
    }

    /** Waits until it is this chunk's turn, then writes the answers. */
    void release() {
        out.release();
    }

    private int plain(LineChunk chunk, int at) {
        if (!(batch instanceof ByteBatch bytes)) {
            return at;
        }
        RowBytes plain = new RowBytes(chunk.bytes(), at, chunk.to());
        bytes.plain(plain);
        rows += plain.answered();
        bad += plain.bad();
        return plain.at();
    }

    private void line(byte[] bytes) {
        Reading<String> line = Lines.text(bytes, place);
        if (line instanceof Reading.Read<String> read) {
            if (read.value().isBlank()) {
                blank++;
                return;
            }
            blankRows();
            count(batch.row(read.value()));
        } else {
            blankRows();
            count(false);
            batch.unreadable(line.problems().get(0).code());
        }
    }

    /**
     * Blank lines are rows too when something follows them; at the end of the file they are none.
     */
    private void blankRows() {
        for (; blank > 0; blank--) {
            count(batch.row(""));
        }
    }

    private void count(boolean sound) {
        rows++;
        bad += sound ? 0 : 1;
    }
}
