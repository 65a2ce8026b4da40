package org.pubgames.club;

import java.lang.management.ManagementFactory;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** A server with all its tablets and walls. */
final class UnderLoad {

    private static final int THREADS = 8;

    /** A page on the wall of an evening, and the numbers that it has shown. */
    record Wall(String evening, OpenPage page) {}

    private final Load load;
    private final Busy busy;
    private final List<PacedTablet> tablets = new ArrayList<>();
    private final List<Wall> walls = new ArrayList<>();
    private final Map<String, String> states = new HashMap<>();
    private final HttpClient client;
    private final Visit watching;
    private final ScheduledExecutorService clock = Executors.newScheduledThreadPool(2);
    private final ExecutorService hands = Executors.newFixedThreadPool(THREADS);
    private Duration processor = Duration.ZERO;

    private UnderLoad(Load load, String base) {
        this.load = load;
        this.busy = new Busy(load);
        this.client =
                HttpClient.newBuilder()
                        .version(HttpClient.Version.HTTP_1_1)
                        .executor(hands)
                        .build();
        this.watching = new Visit(client, base, Map.of(), "");
    }

    static UnderLoad of(Load load, House house, String base) {
        UnderLoad made = new UnderLoad(load, base);
        for (int i = 0; i < house.boards().size(); i++) {
            House.Board board = house.boards().get(i);
            Visit visit = new Visit(made.client, base, board.cookies(), board.token());
            PacedTablet tablet = new PacedTablet(board, visit, made.busy, made.clock, i);
            OpenPage page =
                    new OpenPage(
                            visit,
                            board.evening() + "?board=" + board.number(),
                            "/board/part",
                            part -> {},
                            made.busy.boardParts(),
                            made.clock);
            tablet.arrive(page);
            made.tablets.add(tablet);
        }
        for (int i = 0; i < load.walls(); i++) {
            String evening = house.evenings().get(i % house.evenings().size());
            Visit visit = new Visit(made.client, base, Map.of("club-visit", "wall-" + i), "");
            made.walls.add(made.wall(evening, visit));
        }
        return made;
    }

    private Wall wall(String evening, Visit visit) {
        Map<String, Integer> numbers = new ConcurrentHashMap<>();
        OpenPage page =
                new OpenPage(
                        visit,
                        evening,
                        "/wall/" + evening + "/part",
                        part -> busy.shown(numbers, part),
                        busy.wallParts(),
                        clock);
        page.open();
        return new Wall(evening, page);
    }

    /** Enters everything. The answer: what was measured. */
    List<String> run(ServerFigures server) throws Exception {
        try {
            List<CompletableFuture<Integer>> entered = new ArrayList<>();
            for (int i = 0; i < tablets.size(); i++) {
                Duration first = load.every().multipliedBy(i).dividedBy(tablets.size());
                entered.add(tablets.get(i).enter(first));
            }
            Thread.sleep(load.warm().toMillis());
            Duration before = server.processor();
            Duration own = own();
            long begun = System.nanoTime();
            busy.measure();
            Thread.sleep(load.lasting().toMillis());
            Duration lasted = Duration.ofNanos(System.nanoTime() - begun);
            processor = server.processor().minus(before);
            own = own().minus(own);
            long heap = server.heap();
            long resident = server.resident("VmRSS");
            long all = 0;
            for (CompletableFuture<Integer> each : entered) {
                all += each.get(5, TimeUnit.MINUTES);
            }
            tablets.forEach(PacedTablet::leave);
            arrived();
            asked();
            return report(server, all, lasted, own, heap, resident);
        } finally {
            tablets.forEach(PacedTablet::leave);
            walls.forEach(wall -> wall.page().close());
            clock.shutdownNow();
            hands.shutdownNow();
        }
    }

    /** Waits until each wall shows what its evening has. */
    private void arrived() throws InterruptedException {
        long end = System.nanoTime() + Duration.ofMinutes(5).toNanos();
        for (Wall wall : walls) {
            String path = "/wall/" + wall.evening() + "/part";
            while (!wall.page().shown().equals(watching.get(path, "viewer").join().body())) {
                if (System.nanoTime() - end > 0) {
                    throw new AssertionError("a wall of " + wall.evening() + " shows what was");
                }
                Thread.sleep(100);
            }
        }
    }

    private void asked() {
        for (String match : sent().keySet()) {
            states.put(
                    match,
                    watching.get("/api/matches/" + match + "/state", "viewer").join().body());
        }
    }

    private static Duration own() {
        return ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
    }

    private List<String> report(
            ServerFigures server, long all, Duration lasted, Duration own, long heap, long resident)
            throws Exception {
        double seconds = lasted.toNanos() / 1e9;
        int cores = ManagementFactory.getOperatingSystemMXBean().getAvailableProcessors();
        return List.of(
                LoadProof.said(
                        "load",
                        "%d tablets, an event every %s s each, %s; %d walls; %s s after %s s",
                        load.tablets(),
                        load.every().toMillis() / 1e3,
                        load.pages() ? "with all their page asks" : "entering alone",
                        load.walls(),
                        load.lasting().toSeconds(),
                        load.warm().toSeconds()),
                LoadProof.said(
                        "events",
                        "%d answered; while it was measured %.1f a second of %.1f that were due; %d sent again",
                        all,
                        busy.answers().ended() / seconds,
                        load.tablets() / (load.every().toMillis() / 1e3),
                        busy.resent().sum()),
                Spans.head(),
                busy.answers().row("an entry, from when it was due to its answer"),
                busy.walls().row("from when it was due to where a wall shows it"),
                busy.wallParts().row("what a wall asks for"),
                busy.boardParts().row("what a tablet asks for"),
                LoadProof.said(
                        "processors",
                        "server %.0f %%, tablets and walls %.0f %% of one; there are %d",
                        100 * processor.toNanos() / 1e9 / seconds,
                        100 * own.toNanos() / 1e9 / seconds,
                        cores),
                LoadProof.said(
                        "memory of the server",
                        "resident %d MB (most %d), heap %d MB, %d of it in use",
                        resident,
                        server.resident("VmHWM"),
                        heap,
                        server.heapInUse()));
    }

    /** {@return what was sent to each match and answered} */
    Map<String, List<String>> sent() {
        Map<String, List<String>> sent = new LinkedHashMap<>();
        tablets.forEach(each -> sent.putAll(each.sent()));
        return sent;
    }

    Map<String, String> states() {
        return states;
    }

    List<Wall> walls() {
        return walls;
    }

    Duration processor() {
        return processor;
    }

    /** {@return how many entries were answered in the time for which the processors are told} */
    long answered() {
        return busy.answers().ended();
    }
}
