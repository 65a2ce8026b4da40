package org.pubgames.core;

import java.util.List;

/**
 * A journal as it was left. The file is not changed; it must stay where it is, because what the
 * match is asked about its past is read from it. Immutable and safe to share between threads.
 *
 * @param <S> the state of the game
 * @param <E> its events
 */
public interface JournalFile<S extends GameState, E extends GameEvent> {

    /**
     * The match as it stands.
     *
     * @return the match after the last event whose line is whole
     */
    Match<S, E> match();

    /**
     * What was left aside.
     *
     * @return {@code journal-torn} for a last line that a crash has torn, {@code journal-unwritten}
     *     for lines of which the disk had not all; with {@link Pinning#KEPT} also {@code
     *     variant-kept} for a variant that is not known, and {@code variant-changed} with each
     *     change for one that is not what it was
     */
    List<Problem> warnings();

    /**
     * Judges all events anew and compares every line with what is written now.
     *
     * @return the first difference; empty when there is none
     */
    List<Problem> verify();

    /**
     * Tells everything that was written, in the order of the lines: events that were withdrawn
     * later, and each revision with whoever made it and why. All events are judged anew.
     *
     * @param reader is told the lines
     */
    void history(MatchReader<S, E> reader);

    /**
     * What to do with a journal of a game that only its header names.
     *
     * @param <R> what comes of it
     */
    interface Use<R> {

        /**
         * Called once, when the journal could be read.
         *
         * @param game the game that the header names
         * @param file the journal
         * @return what comes of it
         * @param <S> the state of the game
         * @param <E> its events
         */
        <S extends GameState, E extends GameEvent> R with(Game<S, E> game, JournalFile<S, E> file);
    }
}
