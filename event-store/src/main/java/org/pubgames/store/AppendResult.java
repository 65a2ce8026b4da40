package org.pubgames.store;

/** What came of appending a line. Immutable. */
public sealed interface AppendResult {

    /**
     * It is in the store, and stays there whatever happens to the process.
     *
     * @param line the line as it can be read from now on
     */
    record Appended(StoredLine line) implements AppendResult {}

    /**
     * The same request was answered before; nothing was written.
     *
     * @param line the line that was written then, with its answer
     */
    record Replayed(StoredLine line) implements AppendResult {}

    /**
     * The key of the request was used for another body; nothing was written.
     *
     * @param line the line that was written then
     */
    record KeyUsed(StoredLine line) implements AppendResult {}

    /**
     * The line's number is not the next one: somebody else was first. Nothing was written; read
     * what is new, judge again.
     *
     * @param number the number of the last line when it was looked at
     */
    record Stale(int number) implements AppendResult {}

    /** There is no such match. */
    record UnknownMatch() implements AppendResult {}
}
