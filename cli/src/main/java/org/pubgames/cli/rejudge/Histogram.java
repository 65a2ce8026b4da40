package org.pubgames.cli.rejudge;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How often each number came. Numbers far out are counted at its ends, so that it stays small.
 * Belongs to one thread.
 */
public final class Histogram {

    /** The largest number that is counted by itself, and less than 0 the smallest. */
    public static final long MOST = 2_000;

    private final TreeMap<Long, Long> counts = new TreeMap<>();

    /** Nothing has been counted. */
    public Histogram() {}

    void add(long number) {
        counts.merge(Math.max(-MOST, Math.min(MOST, number)), 1L, Long::sum);
    }

    void merge(Histogram other) {
        other.counts.forEach((number, count) -> counts.merge(number, count, Long::sum));
    }

    /** {@return how often each number came, from the smallest} */
    public SortedMap<Long, Long> counts() {
        return Collections.unmodifiableSortedMap(counts);
    }

    /** {@return how many numbers there are} */
    public long total() {
        return counts.values().stream().mapToLong(Long::longValue).sum();
    }
}
