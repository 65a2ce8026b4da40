package org.pubgames.club;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubgames.club.play.Fixture;

/**
 * The server is killed in the middle of an evening, again and again. Three tablets enter and send
 * again what was not answered, as their script does. Afterwards every entry is there once.
 */
@Tag("proof")
class KillProof {

    private static final int KILLS = 5;
    private static final int TURNS = 10;

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    private static Process started(Path folder, int port) throws IOException {
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-XX:TieredStopAtLevel=1",
                                "-XX:+UseSerialGC",
                                "-cp",
                                System.getProperty("java.class.path"),
                                ClubServer.class.getName(),
                                "--port=" + port,
                                "--data=" + folder)
                        .redirectErrorStream(true)
                        .start();
        BufferedReader out =
                new BufferedReader(
                        new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        StringBuilder said = new StringBuilder();
        for (String line = out.readLine(); line != null; line = out.readLine()) {
            said.append(line).append('\n');
            if (line.contains("Ctrl+C")) {
                return process;
            }
        }
        throw new AssertionError("it did not start:\n" + said);
    }

    /** Enters a whole match; what is not answered is sent again under the same key. */
    private static int entered(Browser tablet, String match, List<String> players)
            throws InterruptedException {
        int number = 0;
        for (int turn = 0; turn < TURNS; turn++) {
            for (String player : players) {
                for (String lying : List.of("2,1,3,1", "5,3,4,3", "7,5,6,5")) {
                    String key = match + "-" + number;
                    while (true) {
                        try {
                            tablet.report(
                                    "board", match, number, Night.subTurn(player, lying), key);
                            tablet.expecting(200);
                            break;
                        } catch (UncheckedIOException e) {
                            Thread.sleep(50);
                        }
                    }
                    number++;
                    Thread.sleep(20);
                }
            }
        }
        return number;
    }

    @Test
    void nothingThatWasAnsweredIsLostAndNothingCountsTwice(@TempDir Path folder) throws Exception {
        int port = freePort();
        String id;
        List<Browser> tablets = new ArrayList<>();
        List<String> matches = new ArrayList<>();
        List<List<String>> players = new ArrayList<>();
        try (Club club = Club.in(folder, port)) {
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
        Random random = new Random(7);
        ExecutorService hands = Executors.newFixedThreadPool(3);
        Process server = started(folder, port);
        try {
            List<Future<Integer>> entered = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                int board = i;
                entered.add(
                        hands.submit(
                                () ->
                                        entered(
                                                tablets.get(board),
                                                matches.get(board),
                                                players.get(board))));
            }
            for (int kill = 0; kill < KILLS; kill++) {
                Thread.sleep(200 + random.nextInt(900));
                server.destroyForcibly().waitFor();
                server = started(folder, port);
            }
            for (Future<Integer> each : entered) {
                assertThat(each.get(5, TimeUnit.MINUTES)).isEqualTo(6 * TURNS);
            }
        } finally {
            hands.shutdownNow();
            server.destroyForcibly().waitFor();
        }
        try (Club club = Club.in(folder)) {
            Night night = new Night(club, club.organizer(), id);
            for (String match : matches) {
                assertThat(club.file(match).lines()).hasSize(1 + 6 * TURNS);
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
}
