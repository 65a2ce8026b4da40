package org.pubgames.club;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubgames.core.JsonMatch;

/**
 * Many tablets enter at an even pace, and many walls show it. What is asserted is that everything
 * is there once and stands on the walls; how long it took is printed, and never asserted.
 */
@Tag("proof")
class LoadProof {

    @Test
    void everythingIsThereOnceAndTheWallsShowIt(@TempDir Path folder) throws Exception {
        Load load = Load.asked();
        int port = RunningServer.freePort();
        House house;
        try (Club club = Club.in(folder, port)) {
            house = House.of(club, load.tablets());
        }
        List<String> report = new ArrayList<>();
        UnderLoad entered;
        RunningServer server = RunningServer.in(folder, port, load.java());
        try {
            entered = UnderLoad.of(load, house, "http://127.0.0.1:" + port);
            report.addAll(entered.run(new ServerFigures(server.process().toHandle())));
        } finally {
            server.end();
        }
        assertThat(server.said())
                .as("what the server said meanwhile")
                .allSatisfy(line -> assertThat(line).isBlank());
        List<JsonMatch> played = new ArrayList<>();
        try (Club club = Club.in(folder)) {
            isThereOnce(club, entered, played);
            standsOnWalls(club, entered);
        }
        report.addAll(PlainLoop.of(played).report(entered));
        Path file = Files.createDirectories(Path.of("target")).resolve("load.txt");
        Files.write(file, report);
        report.forEach(System.out::println);
    }

    /** What was answered is in the store, in its order and once, and is judged as it was then. */
    private static void isThereOnce(Club club, UnderLoad entered, List<JsonMatch> played) {
        for (Map.Entry<String, List<String>> each : entered.sent().entrySet()) {
            String file = club.file(each.getKey());
            assertThat(file.lines().skip(1)).as(each.getKey()).isEqualTo(each.getValue());
            JsonMatch again = PlainLoop.read(file);
            assertThat(again.state(org.pubgames.core.Viewer.table()))
                    .as(each.getKey())
                    .isEqualTo(entered.states().get(each.getKey()));
            played.add(again);
        }
    }

    /** A server that has just read everything from the store shows the same. */
    private static void standsOnWalls(Club club, UnderLoad entered) {
        for (UnderLoad.Wall wall : entered.walls()) {
            String fresh = club.browser().get("/wall/" + wall.evening() + "/part");
            assertThat(wall.page().shown().strip()).isEqualTo(fresh.strip());
            Busy.numbers(fresh)
                    .forEach(
                            (match, number) ->
                                    assertThat(club.file(match).lines())
                                            .as(match)
                                            .hasSize(number + 1));
        }
    }

    /** {@return a figure as it is printed} */
    static String said(String what, String format, Object... values) {
        return "%-44s %s".formatted(what, String.format(Locale.ROOT, format, values));
    }
}
