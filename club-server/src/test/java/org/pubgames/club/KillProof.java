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
        Tablets evening;
        try (Club club = Club.in(folder, port)) {
            evening = Tablets.at(club, 3, Tablets.Length.WHOLE);
        }
        Random random = new Random(7);
        List<Entering> entered = new ArrayList<>();
        ExecutorService hands = Executors.newFixedThreadPool(3);
        RunningServer server = RunningServer.in(folder, port);
        try {
            List<Future<Entering>> entering = new ArrayList<>();
            for (Browser tablet : evening.tablets()) {
                Entering somebody =
                        new Entering(List.of("http://127.0.0.1:" + port), tablet, evening.turns());
                entering.add(hands.submit(somebody::whole));
            }
            for (int kill = 0; kill < KILLS; kill++) {
                Thread.sleep(200 + random.nextInt(900));
                server.kill();
                server = RunningServer.in(folder, port);
            }
            for (Future<Entering> each : entering) {
                entered.add(each.get(5, TimeUnit.MINUTES));
            }
        } finally {
            hands.shutdownNow();
            server.kill();
        }
        assertThat(entered).allSatisfy(each -> assertThat(each.over()).isEqualTo(1));
        try (Club club = Club.in(folder)) {
            evening.isThereOnce(club, entered);
        }
    }
}
