package org.pubgames.spring.autoconfigure;

import io.micrometer.core.instrument.MeterRegistry;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.pubgames.spring.MatchMetrics;

/**
 * Counts with Micrometer: the timer {@code pubgames.judged} by {@code game} and {@code outcome},
 * the counters {@code pubgames.refused} by {@code game} and {@code rule} and {@code
 * pubgames.streams.overflowed}, the gauge {@code pubgames.streams}.
 */
final class MicrometerMetrics implements MatchMetrics {

    private static final String GAME = "game";

    private final MeterRegistry registry;
    private final AtomicInteger open = new AtomicInteger();

    MicrometerMetrics(MeterRegistry registry) {
        this.registry = registry;
        registry.gauge("pubgames.streams", open);
    }

    @Override
    public void judged(String game, String outcome, long nanos) {
        registry.timer("pubgames.judged", GAME, game, "outcome", outcome)
                .record(nanos, TimeUnit.NANOSECONDS);
    }

    @Override
    public void refused(String game, String rule) {
        registry.counter("pubgames.refused", GAME, game, "rule", rule).increment();
    }

    @Override
    public void streams(int change) {
        open.addAndGet(change);
    }

    @Override
    public void overflowed() {
        registry.counter("pubgames.streams.overflowed").increment();
    }
}
