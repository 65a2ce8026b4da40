package org.pubgames.club;

import static org.assertj.core.api.Assertions.assertThat;

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

    @Test
    void nothingThatWasAnsweredIsLostAndNothingCountsTwice(@TempDir Path folder) throws Exception {
        int port = RunningServer.freePort();
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
        RunningServer server = RunningServer.in(folder, port);
        try {
            List<Future<Integer>> entered = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                int board = i;
                entered.add(
                        hands.submit(
                                () ->
                                        Entering.at(List.of("http://127.0.0.1:" + port))
                                                .entered(
                                                        tablets.get(board),
                                                        matches.get(board),
                                                        players.get(board))));
            }
            for (int kill = 0; kill < KILLS; kill++) {
                Thread.sleep(200 + random.nextInt(900));
                server.kill();
                server = RunningServer.in(folder, port);
            }
            for (Future<Integer> each : entered) {
                assertThat(each.get(5, TimeUnit.MINUTES)).isEqualTo(6 * Entering.TURNS);
            }
        } finally {
            hands.shutdownNow();
            server.kill();
        }
        try (Club club = Club.in(folder)) {
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
}
