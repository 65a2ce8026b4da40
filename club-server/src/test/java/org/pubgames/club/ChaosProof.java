package org.pubgames.club;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Two servers share a PostgreSQL, and each is killed and started again at random moments, now and
 * then both at once. Tablets enter at either of them, go to the other one when they have no answer
 * and now and then when they have. Afterwards what was answered is there once, each result is in
 * the competition once, and both servers show the same.
 *
 * <p>{@code -Dpubgames.chaos.kills=30} asks for more kills, {@code .tablets} for another number of
 * tablets, {@code .seed} for other moments.
 */
@Tag("proof")
class ChaosProof {

    private static final int KILLS = Integer.getInteger("pubgames.chaos.kills", 5);
    private static final int TABLETS = Integer.getInteger("pubgames.chaos.tablets", 24);
    private static final long SEED = Long.getLong("pubgames.chaos.seed", System.nanoTime());

    /** Between two entries at a board. */
    private static final int PAUSE_MILLIS = 100;

    /** A server lives at least and at most so long after it answers. */
    private static final int SHORTEST_MILLIS = 100;

    private static final int LONGEST_MILLIS = 4_000;

    private final List<Integer> ports = List.of(RunningServer.freePort(), RunningServer.freePort());
    private final List<String> addresses =
            ports.stream().map(each -> "http://127.0.0.1:" + each).toList();
    private final AtomicInteger kills = new AtomicInteger();

    ChaosProof() throws IOException {}

    /** One that is started here; the test is skipped, and says so, where it cannot be. */
    private static EmbeddedPostgres postgres() {
        try {
            return EmbeddedPostgres.builder()
                    // by default it is set for speed, and loses what it has answered
                    .setServerConfig("synchronous_commit", "on")
                    .setServerConfig("fsync", "on")
                    .start();
        } catch (IOException | RuntimeException e) {
            System.out.println("*** PostgreSQL CANNOT BE STARTED, its proof is SKIPPED: " + e);
            Assumptions.abort("no PostgreSQL");
            throw new IllegalStateException(e);
        }
    }

    @Test
    void nothingIsLostAndNothingCountsTwice(@TempDir Path folder) throws Exception {
        System.out.println("chaos: " + KILLS + " kills, " + TABLETS + " tablets, seed " + SEED);
        try (EmbeddedPostgres postgres = postgres()) {
            play(folder, postgres.getJdbcUrl("postgres", "postgres").substring("jdbc:".length()));
        }
    }

    private void play(Path folder, String database) throws Exception {
        Tablets evening;
        try (Club club = Club.in(folder, ports.get(0), "jdbc:" + database)) {
            evening = Tablets.at(club, TABLETS, Tablets.Length.SHORT);
        }
        List<Entering> entered = new ArrayList<>();
        CountDownLatch over = new CountDownLatch(1);
        ExecutorService hands = Executors.newFixedThreadPool(TABLETS + ports.size());
        List<Future<RunningServer>> lives = new ArrayList<>();
        try {
            for (int which = 0; which < ports.size(); which++) {
                Path own = Files.createDirectories(folder.resolve("server-" + which));
                int port = ports.get(which);
                Random random = new Random(SEED + which);
                lives.add(hands.submit(() -> lived(own, port, database, random)));
            }
            List<Future<Entering>> entering = new ArrayList<>();
            for (Browser tablet : evening.tablets()) {
                Entering somebody = new Entering(addresses, tablet, evening.turns());
                entering.add(hands.submit(() -> somebody.until(over, PAUSE_MILLIS)));
            }
            for (Future<RunningServer> each : lives) {
                each.get(30, TimeUnit.MINUTES);
            }
            over.countDown();
            for (Future<Entering> each : entering) {
                entered.add(each.get(5, TimeUnit.MINUTES));
            }
            // the last results are still on their way to the competition
            try (Club club = Club.in(folder, 0, "jdbc:" + database)) {
                evening.isThereOnce(club, entered);
                showTheSame(club, evening.id());
            }
        } finally {
            over.countDown();
            for (Future<RunningServer> each : lives) {
                each.get(5, TimeUnit.MINUTES).kill();
            }
            hands.shutdownNow();
        }
        long answered =
                entered.stream()
                        .flatMap(each -> each.answered().values().stream())
                        .mapToLong(List::size)
                        .sum();
        int results = entered.stream().mapToInt(Entering::over).sum();
        System.out.printf(
                "chaos: %d kills, %d entries and %d results, each once%n",
                kills.get(), answered, results);
    }

    /** A server that is killed and comes again until there were enough kills. */
    private RunningServer lived(Path own, int port, String database, Random random)
            throws IOException, InterruptedException {
        while (true) {
            RunningServer server = RunningServer.in(own, port, "--database=" + database);
            if (kills.getAndUpdate(so -> Math.min(so + 1, KILLS)) == KILLS) {
                return server;
            }
            Thread.sleep(random.nextInt(SHORTEST_MILLIS, LONGEST_MILLIS));
            server.kill();
        }
    }

    /** The walls of both, and that of one that has just read everything. */
    private void showTheSame(Club club, String evening) {
        String path = "/wall/" + evening + "/part";
        Browser fresh = club.browser();
        List<Browser> walls = addresses.stream().map(Browser::new).toList();
        // boards that have become free are still filled
        new Night(club, fresh, evening)
                .until(
                        () -> {
                            String part = fresh.get(path);
                            return walls.stream().allMatch(each -> each.get(path).equals(part));
                        });
    }
}
