package org.pubgames.spring.web;

import jakarta.servlet.AsyncContext;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Lang;
import org.pubgames.core.Viewer;
import org.pubgames.spring.MatchMetrics;
import org.pubgames.spring.PubgamesProperties;
import org.pubgames.store.HeldMatch;
import org.pubgames.store.StoredLine;
import org.pubgames.store.StoredMatches;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;

/** The streams of all matches that somebody looks at. Safe to share between threads. */
public final class MatchStreams implements SmartLifecycle {

    static final Logger LOG = LoggerFactory.getLogger(MatchStreams.class);

    private final StoredMatches matches;
    private final PubgamesProperties.Streams options;
    private final MatchMetrics metrics;
    private final ExecutorService writers;
    private final ScheduledExecutorService clock;
    private final Map<String, Watched> channels = new ConcurrentHashMap<>();
    private final AtomicInteger open = new AtomicInteger();
    private final StoredMatches.Listening listening;
    private volatile @Nullable ScheduledFuture<?> beating;
    private volatile boolean running;

    /** A channel and how many look. */
    private record Watched(MatchChannel channel, int viewers) {}

    /**
     * No streams yet.
     *
     * @param matches the matches
     * @param options how many, how long
     * @param metrics what is counted
     */
    public MatchStreams(
            StoredMatches matches, PubgamesProperties.Streams options, MatchMetrics metrics) {
        this.matches = matches;
        this.options = options;
        this.metrics = metrics;
        this.writers = Executors.newFixedThreadPool(options.writers(), daemon("pubgames-stream-"));
        this.clock = Executors.newSingleThreadScheduledExecutor(daemon("pubgames-heartbeat-"));
        this.listening = matches.listen(this::appended);
    }

    private static ThreadFactory daemon(String name) {
        AtomicInteger number = new AtomicInteger();
        return task -> {
            Thread thread = new Thread(task, name + number.incrementAndGet());
            thread.setDaemon(true);
            return thread;
        };
    }

    private void appended(HeldMatch<?, ?> match, StoredLine line) {
        Watched watched = channels.get(match.id());
        if (watched != null) {
            watched.channel().tell();
        }
    }

    /**
     * Opens a stream.
     *
     * @param last the number of the last line that the viewer has seen; empty for none
     */
    void open(String id, Viewer viewer, Lang lang, Optional<Integer> last, AsyncContext context)
            throws IOException {
        MatchChannel channel = entered(id);
        context.setTimeout(0);
        ViewerStream[] stream = new ViewerStream[1];
        Runnable ended =
                () -> {
                    channel.leave(stream[0]);
                    left(id);
                };
        try {
            stream[0] = new ViewerStream(viewer, lang, context, options.queue(), ended);
        } catch (IOException e) {
            left(id);
            throw e;
        }
        channel.join(stream[0], last);
        stream[0].begin();
    }

    /** Refuses one stream too many before anything is begun. */
    void checkRoom() {
        if (open.get() >= options.most()) {
            throw new Refused(
                    503, Refused.problem("too-many-streams").withAllowed("" + options.most()));
        }
    }

    private MatchChannel entered(String id) {
        open.incrementAndGet();
        metrics.streams(1);
        return channels.compute(
                        id,
                        (same, was) ->
                                was == null
                                        ? new Watched(
                                                new MatchChannel(id, matches, metrics, writers), 1)
                                        : new Watched(was.channel(), was.viewers() + 1))
                .channel();
    }

    private void left(String id) {
        open.decrementAndGet();
        metrics.streams(-1);
        channels.computeIfPresent(
                id,
                (same, was) ->
                        was.viewers() == 1 ? null : new Watched(was.channel(), was.viewers() - 1));
    }

    /** Also looks for lines of other processes, of which nobody tells. */
    private void beat() {
        channels.values()
                .forEach(
                        watched -> {
                            watched.channel().beat();
                            if (matches.store().shared()) {
                                watched.channel().tell();
                            }
                        });
    }

    @Override
    public void start() {
        running = true;
        long nanos = options.heartbeat().toNanos();
        beating = clock.scheduleAtFixedRate(this::beat, nanos, nanos, TimeUnit.NANOSECONDS);
    }

    /** Before the web server stops, which waits for open requests. */
    @Override
    public void stop() {
        running = false;
        ScheduledFuture<?> beats = beating;
        if (beats != null) {
            beats.cancel(false);
        }
        clock.shutdownNow();
        listening.close();
        channels.values().forEach(watched -> watched.channel().close());
        writers.shutdown();
    }

    @Override
    public boolean isRunning() {
        return running;
    }
}
