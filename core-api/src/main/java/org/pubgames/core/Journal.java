package org.pubgames.core;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;

/**
 * A match that is written to a file as it is played: one line for each accepted event, with its
 * rulings, one for each revision, and now and then a line with the state. Every line is one write
 * behind the last, so a crash tears at most the line that was being written. Made by {@link
 * Journals}. Safe to share between threads: one is served after the other. Until it is closed
 * nobody else can write in the file, in this process or another; an empty file beside it, {@code
 * NAME.lock}, says so and stays. Anybody may read.
 *
 * @param <S> the state of the game
 * @param <E> its events
 */
public interface Journal<S extends GameState, E extends GameEvent> extends Closeable {

    /** When an event counts as written, and what a power cut may cost. */
    enum Safety {
        /**
         * When the operating system has it: it survives a crash of the program. A power cut may
         * cost what was accepted in the last half minute or so, or the whole of a new file.
         */
        WRITTEN,
        /**
         * As {@link #WRITTEN}, and the disk has it about a second later, at the latest when the
         * journal is closed: a power cut costs at most that second.
         */
        EACH_SECOND,
        /** When the disk has it: a power cut costs nothing. It takes far longer. */
        SYNCED
    }

    /**
     * The match as it stands.
     *
     * @return the match after all events that were written
     */
    Match<S, E> match();

    /**
     * What had to be repaired when the journal was opened.
     *
     * @return {@code journal-repaired} for a torn last line that was cut off, {@code
     *     journal-completed} for a whole one without its end, {@code journal-header-repaired} for a
     *     first line that was written anew, {@code journal-cut} for lines that were cut off and put
     *     beside the file because the disk had not all of them; also {@code journal-unsummed} for a
     *     journal without checksums. Empty for a new journal
     */
    List<Problem> warnings();

    /**
     * Judges an event by the match as it stands, and writes it when it is accepted.
     *
     * @param event what was reported
     * @return the verdict; after a rejection neither the match nor the file has changed
     * @throws IOException when the accepted event cannot be written; as with {@link #note}
     */
    Verdict<S, E> judge(E event) throws IOException;

    /**
     * Takes a wrong report back or puts it right, and writes that behind what was written before:
     * nothing is erased.
     *
     * @param revision what is taken back, replaced or inserted
     * @return what came of it; unless it is {@link Revised.Done} neither the match nor the file has
     *     changed
     * @throws IOException when the revision cannot be written; as with {@link #note}
     */
    Revised<S, E> revise(Revision<E> revision) throws IOException;

    /**
     * Writes the last event of a match that was judged elsewhere.
     *
     * @param next {@link #match} with exactly one event more
     * @throws IllegalArgumentException when it is another match
     * @throws IOException when the event cannot be written; then the match stays as it was, and
     *     this journal writes nothing more: whoever opens the file again finds the events that
     *     reached it whole
     */
    void note(Match<S, E> next) throws IOException;

    /**
     * Writes the state, so that opening the file again judges nothing, and closes it. A state that
     * is large beside the lines since the last one is left out. Closing twice does nothing more.
     *
     * @throws IOException when the file cannot be written or closed
     */
    @Override
    void close() throws IOException;
}
