package org.pubgames.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Scoring;

/**
 * Answers the chunks of a file in one thread or several. Each thread takes the next chunk, answers
 * it, and writes the answers when those before are written: there are never more chunks in memory
 * than threads.
 */
final class ChunkWork {

    private static final long NONE = -1;

    private final Scoring scoring;
    private final String shown;
    private final LineChunks chunks;
    private final BatchProgress progress;
    private final int size;
    private final Turns turns = new Turns();
    private final OutputStream out;
    private long taken = 1;
    private @Nullable IOException unreadable;

    // set by the thread whose turn it is
    private ChunkAnswers.Tally tally = new ChunkAnswers.Tally(0, 0);
    private @Nullable ChunkAnswers open;

    ChunkWork(
            Scoring scoring,
            OutputStream out,
            String shown,
            LineChunks chunks,
            BatchProgress progress,
            int size) {
        this.scoring = scoring;
        this.out = out;
        this.size = size;
        this.shown = shown;
        this.chunks = chunks;
        this.progress = progress;
    }

    /**
     * Answers everything.
     *
     * @param first the first chunk, already read
     * @throws IOException when the rest of the file cannot be read; what was read before is
     *     answered
     */
    ChunkAnswers.Tally run(LineChunk first, int threads) throws IOException {
        for (int i = 1; i < threads; i++) {
            Thread other = new Thread(this::workFromTheNext, "rows-" + i);
            // a thread that waits for input must not keep the process alive
            other.setDaemon(true);
            other.start();
        }
        work(first, 0);
        try {
            turns.await(taken());
        } catch (CancellationException e) {
            throw stopped(turns.failure());
        }
        if (unreadable != null) {
            throw unreadable;
        }
        return tally;
    }

    private static RuntimeException stopped(@Nullable Throwable why) {
        if (why instanceof Error error) {
            throw error;
        }
        return why instanceof RuntimeException known ? known : new IllegalStateException(why);
    }

    private void workFromTheNext() {
        LineChunk chunk = new LineChunk(size);
        work(chunk, take(chunk));
    }

    private void work(LineChunk chunk, long first) {
        try {
            ChunkAnswers own = answers();
            for (long number = first; number != NONE; number = take(chunk)) {
                own = answer(chunk, number, own);
            }
        } catch (CancellationException e) {
            // the thread that failed first has given the reason
            turns.fail(e);
        } catch (RuntimeException | Error e) {
            turns.fail(e);
        }
    }

    private ChunkAnswers answers() {
        return new ChunkAnswers(scoring, new OrderedRows(out, turns, 2 * size), shown);
    }

    private synchronized long taken() {
        return taken;
    }

    /** Reads the next chunk; returns its number, or {@link #NONE}. */
    private synchronized long take(LineChunk chunk) {
        if (unreadable != null || turns.failure() != null) {
            return NONE;
        }
        try {
            return chunks.next(chunk) ? taken++ : NONE;
        } catch (IOException e) {
            unreadable = e;
            return NONE;
        }
    }

    /** Answers a chunk when it is its turn; returns the answers to use for the next one. */
    private ChunkAnswers answer(LineChunk chunk, long number, ChunkAnswers own) {
        ChunkAnswers answers = own;
        if (chunk.follows()) {
            turns.await(number);
            answers = Objects.requireNonNull(open);
        }
        answers.answer(chunk, number);
        answers.release();
        open = chunk.goesOn() ? answers : null;
        tally = tally.plus(answers.tally());
        progress.next(tally.rows(), chunk.to());
        turns.pass();
        if (!chunk.goesOn()) {
            return answers;
        }
        return own == answers ? answers() : own;
    }
}
