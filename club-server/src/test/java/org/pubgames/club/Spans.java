package org.pubgames.club;

import java.time.Duration;
import java.util.Locale;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.LongAdder;

/** Spans of time, of which those count that began while it was measured. In nanoseconds. */
final class Spans {

    private final Queue<Long> spans = new ConcurrentLinkedQueue<>();
    private final LongAdder ended = new LongAdder();
    private volatile long from = Long.MAX_VALUE;
    private volatile long until = Long.MAX_VALUE;

    /** From now on they count. */
    void measure(Duration lasting) {
        long now = System.nanoTime();
        until = now + lasting.toNanos();
        from = now;
    }

    void add(long begun, long end) {
        if (within(begun)) {
            spans.add(end - begun);
        }
        if (within(end)) {
            ended.increment();
        }
    }

    /** Times of this clock are compared by their differences alone. */
    private boolean within(long moment) {
        return from != Long.MAX_VALUE && moment - from >= 0 && until - moment > 0;
    }

    /** {@return how many ended while it was measured, whenever they began} */
    long ended() {
        return ended.sum();
    }

    int count() {
        return spans.size();
    }

    /** {@return a line of a table: how many, p50, p95, p99 and the longest in milliseconds} */
    String row(String what) {
        long[] sorted = spans.stream().mapToLong(Long::longValue).sorted().toArray();
        return "%-44s %8d %8s %8s %8s %8s"
                .formatted(
                        what,
                        sorted.length,
                        millis(sorted, 0.50),
                        millis(sorted, 0.95),
                        millis(sorted, 0.99),
                        millis(sorted, 1));
    }

    static String head() {
        return "%-44s %8s %8s %8s %8s %8s"
                .formatted("milliseconds", "count", "p50", "p95", "p99", "most");
    }

    private static String millis(long[] sorted, double part) {
        if (sorted.length == 0) {
            return "–";
        }
        int at = (int) Math.ceil(part * sorted.length) - 1;
        return String.format(Locale.ROOT, "%.1f", sorted[Math.max(0, at)] / 1e6);
    }
}
