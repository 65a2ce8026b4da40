package org.pubgames.store;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Reading;

/**
 * Matches of all installed games in a store: what a host opens, judges, revises and reads. An event
 * is judged by the match as it stands and appended in one short step; of several who send to the
 * same match at once each is written once, and whoever named a number that is no longer the last is
 * told to read again. Matches that were used last are kept in memory, within bounds.
 *
 * <p>Safe to share between threads; several processes may use one store where it is {@link
 * EventStore#shared shared}. Every method throws {@link StoreException} when the storage fails:
 * then it is not known whether a line is written, and whoever sends again with the same key finds
 * out.
 */
public final class StoredMatches implements AutoCloseable {

    private final EventStore store;
    private final StoredMatchesOptions options;
    private final MatchLoader loader;
    private final Slots slots;
    private final List<Listener> listeners = new CopyOnWriteArrayList<>();

    /** Is told of new lines. */
    public interface Listener {

        /**
         * A line is in the store. Called once for each line of a match, in the order of their
         * numbers, while the match waits: hand on what takes long. Lines that another process wrote
         * are told when this one notices them, at the next {@link StoredMatches#read} at the
         * latest. After a match was forgotten, they are not told: whoever follows one asks for the
         * lines behind the last number told.
         *
         * @param match the match after the line
         * @param line the line
         */
        void appended(HeldMatch<?, ?> match, StoredLine line);
    }

    /**
     * Matches in a store.
     *
     * @param store where they are; {@link #close} closes it
     * @param options how they are kept and judged
     */
    public StoredMatches(EventStore store, StoredMatchesOptions options) {
        this.store = store;
        this.options = options;
        this.loader = new MatchLoader(store, options);
        this.slots = new Slots(options.hot(), options.parked());
    }

    /** {@return the store} */
    public EventStore store() {
        return store;
    }

    /** A listener that listens until this is closed. */
    public interface Listening extends AutoCloseable {

        /** Ends it; closing twice does nothing more. */
        @Override
        void close();
    }

    /**
     * Adds a listener.
     *
     * @param listener told of every line from now on
     * @return closed to hear no more
     */
    public Listening listen(Listener listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    /**
     * Opens a match.
     *
     * @param opening its header as it was sent
     * @return what came of it
     */
    public OpenResult open(Opening opening) {
        return loader.opening("", opening.header())
                .fold(held -> created(opening, held), OpenResult.Refused::new);
    }

    private OpenResult created(Opening opening, HeldMatch<?, ?> held) {
        String id = opening.id() == null ? UUID.randomUUID().toString() : opening.id();
        NewMatch wanted = new NewMatch(id, header(held), options.clock().instant(), opening.key());
        CreateResult result = store.create(wanted);
        if (result instanceof CreateResult.Created created) {
            return new OpenResult.Opened(held.called(created.match().id()));
        }
        if (result instanceof CreateResult.Replayed replayed) {
            return read(replayed.match().id())
                    .fold(OpenResult.Replayed::new, OpenResult.Refused::new);
        }
        if (result instanceof CreateResult.KeyUsed && opening.key() != null) {
            return new OpenResult.Refused(List.of(StoreProblems.keyUsed(opening.key().key())));
        }
        return new OpenResult.Refused(List.of(StoreProblems.matchExists(id)));
    }

    private static <S extends GameState, E extends GameEvent> String header(HeldMatch<S, E> held) {
        return held.codec().writeHeader(held.match().header());
    }

    /**
     * Reads a match.
     *
     * @param id its id
     * @return the match after its last line; {@code unknown-match} when there is none, or why it
     *     cannot be opened any more
     */
    public Reading<HeldMatch<?, ?>> read(String id) {
        if (!NewMatch.isId(id)) {
            return Reading.failed(StoreProblems.unknownMatch(id));
        }
        return slots.use(id, slot -> read(id, slot));
    }

    private Reading<HeldMatch<?, ?>> read(String id, Slot slot) {
        HeldMatch<?, ?> held = slot.held();
        return held != null && !store.shared()
                ? Reading.of(held)
                : slot.alone(() -> submitting(id, slot).current());
    }

    /**
     * {@return the lines of a match behind a number, in order; empty when there are none there, or
     * there is no such match}
     *
     * @param id the match
     * @param after a number; 0 for all lines
     * @param most how many, from 1 to {@link EventStore#MOST}
     * @throws IllegalArgumentException when {@code after} or {@code most} is out of its range
     */
    public List<StoredLine> lines(String id, int after, int most) {
        return store.read(id, after, most);
    }

    /**
     * {@return a whole match file, the header and all lines behind it; empty when there is no such
     * match}
     *
     * @param id the match
     */
    public Optional<String> file(String id) {
        return store.find(id).map(this::file);
    }

    private String file(StoredMatch match) {
        StringBuilder file = new StringBuilder(match.header()).append('\n');
        int number = 0;
        while (number < match.number()) {
            List<StoredLine> lines = store.read(match.id(), number, EventStore.MOST);
            lines.forEach(line -> file.append(line.line()).append('\n'));
            number += lines.size();
        }
        return file.toString();
    }

    /**
     * Judges an event and writes it when it is accepted.
     *
     * @param id the match
     * @param event as it was sent
     * @return what came of it. A request that was answered before is answered as it was then, even
     *     when it could not be accepted any more; one that was refused is judged again
     */
    public SubmitResult judge(String id, Submission event) {
        return submit(id, event, Submitting.Kind.EVENT);
    }

    /**
     * Takes a wrong report back or puts it right, and writes that behind what was written before.
     *
     * @param id the match
     * @param revision as it was sent
     * @return what came of it
     */
    public SubmitResult revise(String id, Submission revision) {
        return submit(id, revision, Submitting.Kind.REVISION);
    }

    /**
     * Judges or revises, whichever the line asks for.
     *
     * @param id the match
     * @param line an event or a revision, as it was sent
     * @return what came of it
     */
    public SubmitResult report(String id, Submission line) {
        return submit(id, line, Submitting.Kind.ANY);
    }

    private SubmitResult submit(String id, Submission submission, Submitting.Kind kind) {
        if (!NewMatch.isId(id)) {
            return new SubmitResult.NoMatch(List.of(StoreProblems.unknownMatch(id)));
        }
        return slots.use(
                id, slot -> slot.alone(() -> submitting(id, slot).submit(submission, kind)));
    }

    private Submitting submitting(String id, Slot slot) {
        return new Submitting(id, store, loader, slots, slot, options, this::tell);
    }

    /** What a listener does wrong is no reason to call a line unwritten that is written. */
    private void tell(HeldMatch<?, ?> match, StoredLine line) {
        for (Listener listener : listeners) {
            try {
                listener.appended(match, line);
            } catch (RuntimeException e) {
                Thread thread = Thread.currentThread();
                thread.getUncaughtExceptionHandler().uncaughtException(thread, e);
            }
        }
    }

    /** {@return how many matches are in memory, parked ones included} */
    public int inMemory() {
        return slots.size();
    }

    /** Closes the store. */
    @Override
    public void close() {
        store.close();
    }
}
