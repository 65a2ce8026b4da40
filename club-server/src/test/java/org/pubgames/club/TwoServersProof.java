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
import org.pubgames.club.play.Fixture;

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
        List<String> addresses = ports.stream().map(each -> "http://127.0.0.1:" + each).toList();
        String id;
        List<Browser> tablets = new ArrayList<>();
        List<String> matches = new ArrayList<>();
        List<List<String>> players = new ArrayList<>();
        try (Club club = Club.in(folder, ports.get(0), "jdbc:" + database)) {
            Night night =
                    Night.of(
                            club,
                            "sjoelen/ans-2016",
                            "club-round-robin",
                            3,
                            "accept assign",
                            "Anna",
                            "Bram",
                            "Carla",
                            "Dirk",
                            "Els",
                            "Frits");
            id = night.id();
            night.act("draw");
            night.until(() -> night.evening().calls().size() == 3);
            for (int board = 1; board <= 3; board++) {
                tablets.add(night.tablet(board));
                String match = night.evening().at(board).orElseThrow().match();
                matches.add(match);
                players.add(night.seats(match));
            }
        }
        entered(folder, database, ports, addresses, tablets, matches, players);
        try (Club club = Club.in(folder, 0, "jdbc:" + database)) {
            Night night = new Night(club, club.organizer(), id);
            for (String match : matches) {
                assertThat(club.file(match).lines()).hasSize(1 + 6 * Entering.TURNS);
            }
            night.until(
                    () ->
                            club.fixtures(id).stream()
                                            .filter(each -> each.round() == 1)
                                            .filter(each -> !each.counted().isEmpty())
                                            .filter(each -> each.stage() == Fixture.Stage.DONE)
                                            .count()
                                    == 3);
            assertThat(club.file(night.evening().competition().orElseThrow()).lines())
                    .filteredOn(line -> line.contains("result-reported"))
                    .hasSize(3);
        }
    }

    private static void entered(
            Path folder,
            String database,
            List<Integer> ports,
            List<String> addresses,
            List<Browser> tablets,
            List<String> matches,
            List<List<String>> players)
            throws Exception {
        Random random = new Random(11);
        ExecutorService hands = Executors.newFixedThreadPool(3);
        List<RunningServer> servers = new ArrayList<>();
        try {
            for (int i = 0; i < 2; i++) {
                Path own = Files.createDirectories(folder.resolve("server-" + i));
                servers.add(RunningServer.in(own, ports.get(i), "--database=" + database));
            }
            List<Future<Integer>> entered = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                int board = i;
                entered.add(
                        hands.submit(
                                () ->
                                        Entering.at(addresses)
                                                .entered(
                                                        tablets.get(board),
                                                        matches.get(board),
                                                        players.get(board))));
            }
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
