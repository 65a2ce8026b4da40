package org.pubgames.cli.rejudge;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;

/**
 * The first few of many by a total order. Two of them put together are what one would be that had
 * seen everything. Belongs to one thread.
 *
 * @param <K> what is ordered
 * @param <V> what is kept of it
 */
final class Best<K, V> {

    private final int most;
    private final TreeMap<K, V> kept;

    Best(int most, Comparator<? super K> order) {
        this.most = most;
        this.kept = new TreeMap<>(order);
    }

    /** Whether it would be kept, as far as is known now. */
    boolean takes(K key) {
        return kept.size() < most || kept.comparator().compare(key, kept.lastKey()) < 0;
    }

    void add(K key, V value) {
        kept.put(key, value);
        if (kept.size() > most) {
            kept.pollLastEntry();
        }
    }

    void merge(Best<K, V> other) {
        other.kept.forEach(this::add);
    }

    /** What is kept, in order. */
    List<V> all() {
        return new ArrayList<>(kept.values());
    }
}
