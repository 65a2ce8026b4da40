package org.pubgames.core;

/**
 * Is told how a match file is judged, line by line.
 *
 * @param <S> the state of the game
 * @param <E> its events
 */
public interface MatchReader<S extends GameState, E extends GameEvent> {

    /**
     * Where the lines behind the header go on from. Called before {@link #opened}, which is told
     * what this returns.
     *
     * @param opening the match before its first event
     * @return the match itself, or the same match after events that are not in the file
     */
    default Match<S, E> begin(Match<S, E> opening) {
        return opening;
    }

    /**
     * The header was sound. Called first and once; not at all when the header cannot be used.
     *
     * @param match the match before the first event of the file
     */
    void opened(Match<S, E> match);

    /**
     * An event was judged.
     *
     * @param line the number of its line in the file, from 1
     * @param event the event
     * @param verdict what the rules say to it; after a rejection the match goes on without it
     */
    void judged(int line, E event, Verdict<S, E> verdict);

    /**
     * A report was to be taken back or put right.
     *
     * @param line the number of its line in the file, from 1
     * @param revision the revision
     * @param revised what came of it, {@link Revised.Done} or {@link Revised.Refused}; after a
     *     refusal the match goes on as it was
     */
    void revised(int line, Revision<E> revision, Revised<S, E> revised);

    /**
     * A line could not be read; the match goes on without it.
     *
     * @param problem what is wrong, with file and line
     */
    void problem(Problem problem);

    /** Chooses the reader once the header has named the game. */
    interface Any {

        /**
         * A reader for the game of the file.
         *
         * @param game the game that the header names
         * @return is told the rest
         * @param <S> the state of the game
         * @param <E> its events
         */
        <S extends GameState, E extends GameEvent> MatchReader<S, E> of(Game<S, E> game);

        /**
         * The header names no installed game: nothing is judged.
         *
         * @param problem why not
         */
        void problem(Problem problem);
    }
}
