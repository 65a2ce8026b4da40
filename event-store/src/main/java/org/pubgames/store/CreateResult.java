package org.pubgames.store;

/** What came of creating a match. Immutable. */
public sealed interface CreateResult {

    /** {@return the match in the store that the answer is about} */
    StoredMatch match();

    /**
     * It is in the store.
     *
     * @param match the new match
     */
    record Created(StoredMatch match) implements CreateResult {}

    /**
     * The same request was answered before; nothing was written.
     *
     * @param match the match that was created then, perhaps under another id than is asked for now
     */
    record Replayed(StoredMatch match) implements CreateResult {}

    /**
     * The key of the request was used for another body; nothing was written.
     *
     * @param match the match that was created then
     */
    record KeyUsed(StoredMatch match) implements CreateResult {}

    /**
     * There is a match with this id; nothing was written.
     *
     * @param match the match that has it
     */
    record IdTaken(StoredMatch match) implements CreateResult {}
}
