package org.pubgames.core;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;

/**
 * Match files and journals of whatever installed game their header names. Reached by {@link
 * Games#files}. Immutable and safe to share between threads.
 */
public interface MatchFiles {

    /**
     * Judges a match file line by line; no more than one line of it is in memory.
     *
     * @param in the file in UTF-8; it is read to its end and not closed
     * @param name what problems call the file
     * @param reader is told what is read
     * @throws IOException when the header cannot be read; a later line that cannot be read is told
     *     as a problem
     */
    void judge(InputStream in, String name, MatchReader.Any reader) throws IOException;

    /**
     * Reads a journal without changing it.
     *
     * @param file the journal
     * @param name what problems call the file
     * @param use what to do with it
     * @return what came of it, or every reason why the journal cannot be read
     * @param <R> what comes of it
     */
    <R> Reading<R> replay(Path file, String name, JournalFile.Use<R> use);

    /**
     * {@return a new match that is spoken to in JSON, of the game that a header names}
     *
     * @param header the header line
     * @param where where the input stands; problems name it
     */
    Reading<JsonMatch> open(String header, Where where);

    /**
     * {@return a whole match file as a match that is spoken to in JSON; an event or a revision that
     * is rejected is a problem too}
     *
     * @param file the text of the whole file
     * @param name what problems call the file
     */
    Reading<JsonMatch> read(String file, String name);
}
