package org.pubgames.store;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.Problem;

/**
 * Keeps matches as lines of text under an id, and knows nothing of games. The number of a line is
 * the lock: of several who write the same number one is first, and the others are told. Safe to
 * share between threads; other processes may use the same storage where {@link #shared} says so.
 *
 * <p>What was answered with {@link CreateResult.Created} or {@link AppendResult.Appended} survives
 * a crash of the process. Every method throws {@link StoreException} when the storage fails, and
 * when the store was closed.
 */
public interface EventStore extends AutoCloseable {

    /** The most matches or lines that one answer holds. */
    int MOST = 1_000;

    /**
     * Creates a match.
     *
     * @param match with an id that no other match has
     * @return what came of it
     */
    CreateResult create(NewMatch match);

    /**
     * {@return a match with the number of its last line; empty when there is none}
     *
     * @param id its id
     */
    Optional<StoredMatch> find(String id);

    /**
     * {@return the matches in the order of their ids, character by character}
     *
     * @param after the last id of the page before; empty for the first page
     * @param most how many, from 1 to {@link #MOST}
     * @throws IllegalArgumentException when {@code most} is out of its range
     */
    List<StoredMatch> list(String after, int most);

    /**
     * Appends a line.
     *
     * @param id the match
     * @param line with the number behind that of the last line
     * @return what came of it. A known key is looked at before the number
     */
    AppendResult append(String id, StoredLine line);

    /**
     * {@return the lines behind a number, in order and without a gap; empty when the match has none
     * there, or there is no such match}
     *
     * @param id the match
     * @param after a number; 0 for all lines
     * @param most how many, from 1 to {@link #MOST}
     * @throws IllegalArgumentException when {@code after} is less than 0, or {@code most} is out of
     *     its range
     */
    List<StoredLine> read(String id, int after, int most);

    /**
     * {@return the line that a request with this key brought; empty when there is none}
     *
     * @param id the match
     * @param key the key of the request
     */
    Optional<StoredLine> findByKey(String id, String key);

    /**
     * Keeps a snapshot in the place of an earlier one. It need not survive a crash. One that is
     * older than what is kept, or of a match that is not there, is passed over.
     *
     * @param id the match
     * @param snapshot its state after a line that is written
     */
    void put(String id, Snapshot snapshot);

    /**
     * {@return the snapshot that was put last; empty when there is none}
     *
     * @param id the match
     */
    Optional<Snapshot> snapshot(String id);

    /** {@return whether other processes may write to the same matches} */
    boolean shared();

    /**
     * {@return what a host should be told once about this storage, such as {@code
     * store-not-durable}; empty when all is well}
     */
    default List<Problem> warnings() {
        return List.of();
    }

    /** Gives the storage free. Closing twice does nothing more. */
    @Override
    void close();
}
