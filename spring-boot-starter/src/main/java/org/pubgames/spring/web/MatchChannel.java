package org.pubgames.spring.web;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.JsonMatch;
import org.pubgames.core.Lang;
import org.pubgames.core.Viewer;
import org.pubgames.core.Where;
import org.pubgames.spring.MatchMetrics;
import org.pubgames.store.HeldMatch;
import org.pubgames.store.StoredLine;
import org.pubgames.store.StoredMatches;

/**
 * Tells the lines of one match to its viewers, each as he may see it, in order and without a gap.
 * Everything in here is done by one thread at a time.
 */
final class MatchChannel {

    /** Whoever has missed more gets the whole view instead. */
    static final int MOST_REPLAYED = 32;

    private static final int PAGE = 64;

    private final String id;
    private final StoredMatches matches;
    private final MatchMetrics metrics;
    private final OneAtATime tasks;
    private final Set<ViewerStream> viewers = new LinkedHashSet<>();
    private @Nullable JsonMatch now;
    private int number;

    private record As(Viewer viewer, Lang lang) {}

    MatchChannel(String id, StoredMatches matches, MatchMetrics metrics, Executor writers) {
        this.id = id;
        this.matches = matches;
        this.metrics = metrics;
        this.tasks = new OneAtATime(writers, this::failed);
    }

    /** There may be new lines. Returns at once. */
    void tell() {
        tasks.runUnlessWaiting(this::tellNew);
    }

    /**
     * A viewer comes. Returns at once.
     *
     * @param last the number of the last line that he has seen; empty for none
     */
    void join(ViewerStream viewer, Optional<Integer> last) {
        tasks.run(() -> joined(viewer, last));
    }

    /** A viewer goes. Returns at once. */
    void leave(ViewerStream viewer) {
        tasks.run(() -> viewers.remove(viewer));
    }

    /** Signs of life. Returns at once. */
    void beat() {
        tasks.run(
                () -> {
                    for (ViewerStream viewer : List.copyOf(viewers)) {
                        if (!viewer.beat()) {
                            overflowed(viewer);
                        }
                    }
                });
    }

    /** Closes the streams. Returns at once. */
    void close() {
        tasks.run(() -> List.copyOf(viewers).forEach(ViewerStream::close));
    }

    private void joined(ViewerStream viewer, Optional<Integer> last) {
        JsonMatch match;
        try {
            tellNew();
            match = now == null ? begun() : now;
        } finally {
            // also where that fails: who is not known here is never closed
            viewers.add(viewer);
        }
        int missed = number - last.orElse(-1);
        if (last.isEmpty() || missed < 0 || missed > MOST_REPLAYED) {
            Viewer seen = viewer.viewer().at(match.match().seated());
            send(viewer, number, "view", match.view(seen, viewer.lang()));
        } else if (missed > 0) {
            replay(viewer, last.get(), missed);
        }
    }

    /** The match as the store has it; what comes behind it is told. */
    private JsonMatch begun() {
        HeldMatch<?, ?> held = matches.read(id).orElseThrow();
        number = held.number();
        JsonMatch match = held.json();
        now = match;
        return match;
    }

    private void replay(ViewerStream viewer, int after, int missed) {
        HeldMatch<?, ?> held = matches.read(id).orElseThrow();
        JsonMatch match = new Earlier(matches).after(held, after);
        for (StoredLine line : matches.lines(id, after, missed)) {
            JsonMatch.Answer answer = match.judge(line.line(), Where.UNKNOWN);
            send(viewer, line.number(), "line", told(answer, match, viewer));
            match = answer.match();
        }
    }

    private static String told(JsonMatch.Answer answer, JsonMatch before, ViewerStream viewer) {
        return answer.json(viewer.lang(), viewer.viewer().at(before.match().seated()));
    }

    private void tellNew() {
        JsonMatch match = now;
        if (match == null || viewers.isEmpty()) {
            now = null;
            return;
        }
        List<StoredLine> lines = matches.lines(id, number, PAGE);
        while (!lines.isEmpty()) {
            for (StoredLine line : lines) {
                match = told(match, line);
            }
            lines = matches.lines(id, number, PAGE);
        }
    }

    private JsonMatch told(JsonMatch before, StoredLine line) {
        JsonMatch.Answer answer = before.judge(line.line(), Where.UNKNOWN);
        if (!answer.accepted()) {
            throw new IllegalStateException(id + ": line " + line.number() + " is refused now");
        }
        number = line.number();
        JsonMatch after = answer.match();
        now = after;
        Map<As, String> texts = new HashMap<>();
        for (ViewerStream viewer : List.copyOf(viewers)) {
            String text =
                    texts.computeIfAbsent(
                            new As(viewer.viewer(), viewer.lang()),
                            as -> told(answer, before, viewer));
            send(viewer, number, "line", text);
        }
        return after;
    }

    private void send(ViewerStream viewer, int line, String event, String text) {
        if (!viewer.isClosed() && !viewer.send(line, event, text)) {
            overflowed(viewer);
        }
    }

    private void overflowed(ViewerStream viewer) {
        if (viewers.remove(viewer)) {
            metrics.overflowed();
            viewer.close();
        }
    }

    /** Nobody is told half: all come back and begin anew. */
    private void failed(RuntimeException cause) {
        MatchStreams.LOG.warn("streams of match {} are closed", id, cause);
        now = null;
        List.copyOf(viewers).forEach(ViewerStream::close);
        viewers.clear();
    }
}
