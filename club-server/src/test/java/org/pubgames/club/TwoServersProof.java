package org.pubgames.club;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Two servers share a PostgreSQL, and are killed by turns in the middle of an evening. Three
 * tablets enter at either of them and go to the other one when they have no answer. Afterwards
 * every entry is there once, and each result is in the competition once.
 */
@Tag("proof")
class TwoServersProof {

    private static final int KILLS = 4;

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
        try (EmbeddedPostgres postgres = postgres()) {
            String database =
                    postgres.getJdbcUrl("postgres", "postgres").substring("jdbc:".length());
            play(folder, database);
        }
    }

    private static void play(Path folder, String database) throws Exception {
        List<Integer> ports = List.of(RunningServer.freePort(), RunningServer.freePort());
        ThreeTablets evening;
        try (Club club = Club.in(folder, ports.get(0), "jdbc:" + database)) {
            evening = ThreeTablets.at(club);
        }
        entered(folder, database, ports, evening);
        try (Club club = Club.in(folder, 0, "jdbc:" + database)) {
            evening.isThereOnce(club);
        }
    }

    private static void entered(
            Path folder, String database, List<Integer> ports, ThreeTablets evening)
            throws Exception {
        Random random = new Random(11);
        ExecutorService hands = Executors.newFixedThreadPool(3);
        List<RunningServer> servers = new ArrayList<>();
        try {
            for (int i = 0; i < 2; i++) {
                Path own = Files.createDirectories(folder.resolve("server-" + i));
                servers.add(RunningServer.in(own, ports.get(i), "--database=" + database));
            }
            List<String> addresses =
                    ports.stream().map(each -> "http://127.0.0.1:" + each).toList();
            List<Future<Integer>> entered = evening.entering(hands, addresses);
            for (int kill = 0; kill < KILLS; kill++) {
                Thread.sleep(200 + random.nextInt(900));
                int which = kill % 2;
                servers.get(which).kill();
                Path own = folder.resolve("server-" + which);
                servers.set(
                        which, RunningServer.in(own, ports.get(which), "--database=" + database));
            }
            for (Future<Integer> each : entered) {
                assertThat(each.get(5, TimeUnit.MINUTES)).isEqualTo(6 * Entering.TURNS);
            }
        } finally {
            hands.shutdownNow();
            for (RunningServer each : servers) {
                each.kill();
            }
        }
    }
}
