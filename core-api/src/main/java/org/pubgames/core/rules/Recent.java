package org.pubgames.core.rules;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * What was made last, by key: bounded, because a host that edits its variants makes new ones all
 * day. Safe to share between threads; a value is made once for each time its key comes in.
 */
final class Recent<K, V> {

    private final Map<K, V> values;

    /**
     * An empty memory.
     *
     * @param most how many values are kept; the one that was not asked for longest goes first
     */
    Recent(int most) {
        this.values =
                new LinkedHashMap<>(16, 0.75f, true) {
                    private static final long serialVersionUID = 1L;

                    @Override
                    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
                        return size() > most;
                    }
                };
    }

    /** The value of a key, made when it is not there. */
    synchronized V get(K key, Function<? super K, ? extends V> make) {
        V value = values.get(key);
        if (value == null) {
            value = make.apply(key);
            values.put(key, value);
        }
        return value;
    }
}
