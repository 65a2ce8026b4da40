package org.pubgames.store;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Problem;

/**
 * Keeps matches in a folder, one file each. A line is answered when the disk has it: neither a
 * crash nor a power cut costs it. One process at a time has the folder. A file that was damaged
 * makes its own match unreadable and no other.
 */
public final class JournalFolderStore implements EventStore {

    private static final int STRIPES = 64;

    /** More matches than are played at a time; where each line begins is kept of so many. */
    private static final int MOST_OPEN = 1_000;

    private final MatchFolder folder;
    private final ReentrantLock creating = new ReentrantLock();
    private final ReentrantLock[] stripes = new ReentrantLock[STRIPES];
    private final ReadWriteLock closing = new ReentrantReadWriteLock();
    private final Map<String, FolderMatch> open = new LinkedHashMap<>(16, 0.75f, true);
    private boolean closed;

    private JournalFolderStore(MatchFolder folder) {
        this.folder = folder;
        for (int i = 0; i < STRIPES; i++) {
            stripes[i] = new ReentrantLock();
        }
    }

    /**
     * A store in a folder.
     *
     * @param folder is made when it is not there
     * @return the store
     * @throws StoreException when the folder cannot be read or written, or is in use
     */
    public static JournalFolderStore open(Path folder) {
        try {
            return new JournalFolderStore(MatchFolder.open(folder));
        } catch (IOException e) {
            throw unavailable(folder.toString(), e);
        }
    }

    @Override
    public List<Problem> warnings() {
        return folder.warnings();
    }

    @Override
    public CreateResult create(NewMatch match) {
        return with(match.id(), creating, () -> created(match));
    }

    private CreateResult created(NewMatch match) throws IOException {
        RequestKey key = match.key();
        NewMatch before = key == null ? null : folder.openedBy(key.key());
        if (before != null && key != null) {
            StoredMatch told = inStripe(before.id(), () -> match(before.id())).told();
            return key.equals(before.key())
                    ? new CreateResult.Replayed(told)
                    : new CreateResult.KeyUsed(told);
        }
        if (folder.has(match.id())) {
            return new CreateResult.IdTaken(inStripe(match.id(), () -> match(match.id())).told());
        }
        folder.create(match);
        return new CreateResult.Created(inStripe(match.id(), () -> match(match.id())).told());
    }

    @Override
    public Optional<StoredMatch> find(String id) {
        return with(id, () -> folder.has(id) ? Optional.of(match(id).told()) : Optional.empty());
    }

    @Override
    public List<StoredMatch> list(String after, int most) {
        Pages.check(most);
        return folder.ids(after).stream().flatMap(id -> sound(id).stream()).limit(most).toList();
    }

    private Optional<StoredMatch> sound(String id) {
        try {
            return find(id);
        } catch (StoreException e) {
            if (e.trouble() == StoreException.Trouble.DAMAGED) {
                return Optional.empty();
            }
            throw e;
        }
    }

    @Override
    public AppendResult append(String id, StoredLine line) {
        return with(
                id, () -> folder.has(id) ? appended(id, line) : new AppendResult.UnknownMatch());
    }

    private AppendResult appended(String id, StoredLine line) throws IOException {
        FolderMatch match = match(id);
        RequestKey key = line.key();
        Optional<StoredLine> before = key == null ? Optional.empty() : match.findByKey(key.key());
        if (before.isPresent() && key != null) {
            return key.equals(before.get().key())
                    ? new AppendResult.Replayed(before.get())
                    : new AppendResult.KeyUsed(before.get());
        }
        if (line.number() != match.number() + 1) {
            return new AppendResult.Stale(match.number());
        }
        StoredLine kept = Instants.kept(line);
        try {
            match.append(kept);
        } catch (IOException e) {
            forget(id);
            throw e;
        }
        return new AppendResult.Appended(kept);
    }

    @Override
    public List<StoredLine> read(String id, int after, int most) {
        Pages.check(after, most);
        return with(id, () -> folder.has(id) ? match(id).read(after, most) : List.of());
    }

    @Override
    public Optional<StoredLine> findByKey(String id, String key) {
        return with(id, () -> folder.has(id) ? match(id).findByKey(key) : Optional.empty());
    }

    @Override
    public void put(String id, Snapshot snapshot) {
        with(
                id,
                () -> {
                    if (folder.has(id)
                            && snapshot.number() <= match(id).number()
                            && folder.snapshot(id)
                                    .filter(kept -> kept.number() > snapshot.number())
                                    .isEmpty()) {
                        folder.put(id, snapshot);
                    }
                    return true;
                });
    }

    @Override
    public Optional<Snapshot> snapshot(String id) {
        return with(id, () -> folder.has(id) ? folder.snapshot(id) : Optional.empty());
    }

    @Override
    public boolean shared() {
        return false;
    }

    /** The file of a match, its lines known. Called by whoever works alone in its stripe. */
    private FolderMatch match(String id) throws IOException {
        @Nullable FolderMatch known;
        synchronized (open) {
            known = open.get(id);
        }
        if (known != null) {
            return known;
        }
        FolderMatch opened = FolderMatch.open(folder.file(id), id);
        synchronized (open) {
            open.put(id, opened);
            if (open.size() > MOST_OPEN) {
                open.remove(open.keySet().iterator().next());
            }
        }
        return opened;
    }

    private void forget(String id) {
        synchronized (open) {
            open.remove(id);
        }
    }

    /** What is done with files. */
    private interface Work<R> {
        R done() throws IOException;
    }

    private <R> R with(String id, Work<R> work) {
        return with(id, stripe(id), work);
    }

    private <R> R inStripe(String id, Work<R> work) throws IOException {
        ReentrantLock stripe = stripe(id);
        stripe.lock();
        try {
            return work.done();
        } finally {
            stripe.unlock();
        }
    }

    private ReentrantLock stripe(String id) {
        return stripes[Math.floorMod(id.hashCode(), STRIPES)];
    }

    private <R> R with(String id, ReentrantLock lock, Work<R> work) {
        closing.readLock().lock();
        lock.lock();
        try {
            if (closed) {
                throw Pages.closed(folder.toString());
            }
            return work.done();
        } catch (IOException e) {
            throw unavailable(folder + ", match " + id, e);
        } finally {
            lock.unlock();
            closing.readLock().unlock();
        }
    }

    private static StoreException unavailable(String what, IOException e) {
        return new StoreException(StoreException.Trouble.UNAVAILABLE, what + ": " + e, e);
    }

    @Override
    public void close() {
        closing.writeLock().lock();
        try {
            if (!closed) {
                closed = true;
                folder.close();
            }
        } catch (IOException e) {
            throw unavailable(folder.toString(), e);
        } finally {
            closing.writeLock().unlock();
        }
    }
}
