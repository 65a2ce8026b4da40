package org.pubgames.core;

import java.io.IOException;
import java.nio.file.Path;

/**
 * The journals of one game: files that keep its matches as they are played. Reached by {@link
 * Game#journals()}. Safe to share between threads.
 *
 * @param <S> the state of the game
 * @param <E> its events
 */
public interface Journals<S extends GameState, E extends GameEvent> {

    /**
     * A new journal of a match. Events that the match has already are written first.
     *
     * @param file where it is written; its folder must exist
     * @param match any match of this game
     * @param safety when an event counts as written
     * @return the journal, open for the next event
     * @throws java.nio.file.FileAlreadyExistsException when there is such a file; it stays as it is
     * @throws IOException when the file cannot be written, or somebody else is about to
     */
    Journal<S, E> create(Path file, Match<S, E> match, Journal.Safety safety) throws IOException;

    /**
     * Goes on with a journal, after a crash too. A torn last line is cut off, and {@link
     * Journal#warnings} says so; no accepted event whose line is whole is lost.
     *
     * @param file the journal
     * @param safety when an event counts as written
     * @return the journal, open for the next event; or why it cannot be gone on with, such as
     *     {@code journal-in-use}: then the file is as it was
     */
    Reading<Journal<S, E>> open(Path file, Journal.Safety safety);

    /**
     * Begins the journal of a match, or goes on with it where it was begun: whether there is a file
     * yet, half a first line, or a match in full swing.
     *
     * @param file the journal, or where it is to be
     * @param header of the match; a journal with another one is left as it is
     * @param safety when an event counts as written
     * @return the journal, open for the next event; or why it cannot be gone on with: {@code
     *     journal-other-match}, or as with {@link #open}
     * @throws IOException when the file cannot be written, or somebody else is about to
     */
    Reading<Journal<S, E>> goOn(Path file, MatchHeader header, Journal.Safety safety)
            throws IOException;

    /**
     * Reads a journal without changing it. What stands before its last checkpoint is not judged
     * again.
     *
     * @param file the journal
     * @return what is in it, or every reason why it cannot be read
     */
    default Reading<JournalFile<S, E>> read(Path file) {
        return read(file, file.toString());
    }

    /**
     * Reads a journal without changing it, under another name.
     *
     * @param file the journal
     * @param name what problems call the file
     * @return what is in it, or every reason why it cannot be read
     */
    Reading<JournalFile<S, E>> read(Path file, String name);
}
