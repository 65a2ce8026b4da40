package org.pubgames.club.pages;

import jakarta.annotation.PreDestroy;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.pubgames.club.evening.Call;
import org.pubgames.club.evening.Evening;
import org.pubgames.club.evening.Evenings;
import org.pubgames.club.play.Progress;
import org.pubgames.store.StoredMatches;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.servlet.mvc.method.annotation.SseEmitter;

/**
 * Tells open pages that something has changed, and every few seconds that the server is there. What
 * has changed a page asks for itself, with its own rights: nothing of a match is in the stream, and
 * whoever comes back has missed nothing once he has asked.
 */
@RestController
public class Changes {

    private static final int MOST = 2_000;

    /** Of a page that shows all boards, and of a change that concerns all pages. */
    private static final int ALL = 0;

    private final Evenings evenings;
    private final StoredMatches matches;
    private final Map<String, Set<Page>> pages = new ConcurrentHashMap<>();
    private final Map<String, AtomicLong> counts = new ConcurrentHashMap<>();
    private final ExecutorService writers =
            Executors.newFixedThreadPool(
                    4,
                    task -> {
                        Thread thread = new Thread(task, "club-changes");
                        thread.setDaemon(true);
                        return thread;
                    });

    /** An open page; one message at a time is on its way, and the newest is enough. */
    private final class Page {
        private final String evening;
        private final int board;
        private final SseEmitter emitter = new SseEmitter(0L);
        private final AtomicBoolean queued = new AtomicBoolean();

        Page(String evening, int board) {
            this.evening = evening;
            this.board = board;
        }

        /** Whether a change at a board, or one that concerns all, can be seen on it. */
        boolean shows(int at) {
            return board == ALL || at == ALL || board == at;
        }

        /** Another text after each change that it shows. */
        private String count() {
            return board == ALL
                    ? String.valueOf(counted(evening).get())
                    : counted(evening, ALL).get() + "." + counted(evening, board).get();
        }

        void tell() {
            if (queued.compareAndSet(false, true)) {
                writers.execute(this::send);
            }
        }

        private void send() {
            queued.set(false);
            try {
                String count = count();
                emitter.send(SseEmitter.event().id(count).name("now").data(count));
            } catch (IOException | IllegalStateException e) {
                left(this);
            }
        }
    }

    /** Changes of evenings and of their matches. */
    public Changes(Evenings evenings, StoredMatches matches) {
        this.evenings = evenings;
        this.matches = matches;
        matches.listen(
                (match, line) -> {
                    String evening = Progress.eveningOf(match.id());
                    boolean over = match.match().outcome().isPresent();
                    changed(evening, over ? ALL : board(evening, match.id()));
                });
        evenings.listen(evening -> changed(evening.id(), ALL));
    }

    /** Where a match is played; what is played nowhere, as a competition, concerns all pages. */
    private int board(String evening, String match) {
        return evenings.find(evening)
                .flatMap(each -> each.callOf(match))
                .filter(Call::holdsBoard)
                .map(Call::board)
                .orElse(ALL);
    }

    /** How often an evening has changed. */
    private AtomicLong counted(String evening) {
        return counts.computeIfAbsent(evening, each -> new AtomicLong(System.currentTimeMillis()));
    }

    /** How often it has changed at a board, or so that it concerns all pages. */
    private AtomicLong counted(String evening, int board) {
        return counted(evening + " " + board);
    }

    private void changed(String evening, int board) {
        counted(evening).incrementAndGet();
        counted(evening, board).incrementAndGet();
        for (Page page : pages.getOrDefault(evening, Set.of())) {
            if (page.shows(board)) {
                page.tell();
            }
        }
    }

    private void left(Page page) {
        pages.getOrDefault(page.evening, Set.of()).remove(page);
    }

    /** A stream for one page; one that shows a single board hears no entries at the others. */
    @GetMapping(path = "/changes/{evening}", produces = MediaType.TEXT_EVENT_STREAM_VALUE)
    ResponseEntity<SseEmitter> changes(
            @PathVariable("evening") String evening,
            @RequestParam(name = "board", defaultValue = "0") int board) {
        Optional<Evening> found = evenings.find(evening);
        if (found.isEmpty()) {
            return ResponseEntity.notFound().build();
        }
        if (pages.values().stream().mapToInt(Set::size).sum() >= MOST) {
            return ResponseEntity.status(503).build();
        }
        int shown = found.get().board(board).isPresent() ? board : ALL;
        Page page = new Page(evening, shown);
        page.emitter.onCompletion(() -> left(page));
        page.emitter.onError(error -> left(page));
        page.emitter.onTimeout(() -> left(page));
        pages.computeIfAbsent(evening, each -> ConcurrentHashMap.newKeySet()).add(page);
        page.tell();
        return ResponseEntity.ok().header("X-Accel-Buffering", "no").body(page.emitter);
    }

    /** Shows that the server is there: a page that hears nothing for 15 seconds says so. */
    @Scheduled(fixedRate = 5_000)
    void beat() {
        pages.values().forEach(each -> each.forEach(Page::tell));
    }

    /** Looks at what another server on the same database has written. */
    @Scheduled(fixedDelay = 1_000)
    void look() {
        if (!matches.store().shared()) {
            return;
        }
        pages.forEach(
                (id, open) -> {
                    if (!open.isEmpty()) {
                        evenings.find(id).ifPresent(this::look);
                    }
                });
    }

    private void look(Evening evening) {
        evening.calls().values().stream()
                .filter(Call::holdsBoard)
                .forEach(call -> matches.read(call.match()));
    }

    /** Ends the streams. */
    @PreDestroy
    void close() {
        pages.values().forEach(each -> each.forEach(page -> page.emitter.complete()));
        writers.shutdownNow();
    }
}
