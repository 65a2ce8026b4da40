package org.pubgames.store;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Keeps matches in memory, for tests and for what may be lost with the process. */
public final class MemoryStore implements EventStore {

    private final TreeMap<String, Kept> matches = new TreeMap<>();
    private final Map<String, Kept> opened = new HashMap<>();
    private boolean closed;

    private static final class Kept {
        private final NewMatch match;
        private final List<StoredLine> lines = new ArrayList<>();
        private final Map<String, StoredLine> byKey = new HashMap<>();
        private @Nullable Snapshot snapshot;

        Kept(NewMatch match) {
            this.match = match;
        }

        StoredMatch told() {
            return new StoredMatch(
                    match.id(), match.header(), Instants.kept(match.opened()), lines.size());
        }
    }

    /** An empty store. */
    public MemoryStore() {
        // nothing is there yet
    }

    @Override
    public synchronized CreateResult create(NewMatch match) {
        checkOpen();
        RequestKey key = match.key();
        Kept before = key == null ? null : opened.get(key.key());
        if (before != null && key != null) {
            return key.equals(before.match.key())
                    ? new CreateResult.Replayed(before.told())
                    : new CreateResult.KeyUsed(before.told());
        }
        Kept same = matches.get(match.id());
        if (same != null) {
            return new CreateResult.IdTaken(same.told());
        }
        Kept kept = new Kept(match);
        matches.put(match.id(), kept);
        if (key != null) {
            opened.put(key.key(), kept);
        }
        return new CreateResult.Created(kept.told());
    }

    @Override
    public synchronized Optional<StoredMatch> find(String id) {
        checkOpen();
        return Optional.ofNullable(matches.get(id)).map(Kept::told);
    }

    @Override
    public synchronized List<StoredMatch> list(String after, int most) {
        checkOpen();
        Pages.check(most);
        return matches.tailMap(after, false).values().stream().limit(most).map(Kept::told).toList();
    }

    @Override
    public synchronized AppendResult append(String id, StoredLine line) {
        checkOpen();
        Kept kept = matches.get(id);
        if (kept == null) {
            return new AppendResult.UnknownMatch();
        }
        RequestKey key = line.key();
        StoredLine before = key == null ? null : kept.byKey.get(key.key());
        if (before != null && key != null) {
            return key.equals(before.key())
                    ? new AppendResult.Replayed(before)
                    : new AppendResult.KeyUsed(before);
        }
        if (line.number() != kept.lines.size() + 1) {
            return new AppendResult.Stale(kept.lines.size());
        }
        StoredLine written = Instants.kept(line);
        kept.lines.add(written);
        if (key != null) {
            kept.byKey.put(key.key(), written);
        }
        return new AppendResult.Appended(written);
    }

    @Override
    public synchronized List<StoredLine> read(String id, int after, int most) {
        checkOpen();
        Pages.check(after, most);
        Kept kept = matches.get(id);
        if (kept == null || after >= kept.lines.size()) {
            return List.of();
        }
        int to = (int) Math.min(kept.lines.size(), (long) after + most);
        return List.copyOf(kept.lines.subList(after, to));
    }

    @Override
    public synchronized Optional<StoredLine> findByKey(String id, String key) {
        checkOpen();
        return Optional.ofNullable(matches.get(id)).map(kept -> kept.byKey.get(key));
    }

    @Override
    public synchronized void put(String id, Snapshot snapshot) {
        checkOpen();
        Kept kept = matches.get(id);
        if (kept != null
                && snapshot.number() <= kept.lines.size()
                && (kept.snapshot == null || kept.snapshot.number() <= snapshot.number())) {
            kept.snapshot = snapshot;
        }
    }

    @Override
    public synchronized Optional<Snapshot> snapshot(String id) {
        checkOpen();
        return Optional.ofNullable(matches.get(id)).map(kept -> kept.snapshot);
    }

    @Override
    public boolean shared() {
        return false;
    }

    @Override
    public synchronized void close() {
        closed = true;
    }

    private void checkOpen() {
        if (closed) {
            throw Pages.closed("memory");
        }
    }
}
