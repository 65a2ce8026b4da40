package org.pubgames.club;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubgames.club.evening.Evening;
import org.pubgames.club.play.Fixture;

/** A match of several games is played at one board, game after game, until it is decided. */
class BestOfTest {

    private final Club club = Club.shared();

    private static Night night(Club club, String handling) {
        Night night =
                Night.of(
                        club,
                        "sjoelen/club-evening",
                        "pub-knock-out",
                        1,
                        handling,
                        "Anna",
                        "Bram",
                        "Carla",
                        "Dirk");
        night.act("draw");
        night.act("call", "fixture", "r1b1", "board", "1");
        return night;
    }

    private Night night(String handling) {
        return night(club, handling);
    }

    /** Plays a game that the other side wins. */
    private static String lose(Night night, Browser tablet) {
        tablet.get("/board");
        String match = tablet.part("match");
        List<String> players = night.seats(match);
        int number = 0;
        for (int turn = 0; turn < 2; turn++) {
            for (int who = 0; who < 2; who++) {
                for (String lying : List.of("2,1,3,1", "5,3,4,3", "7,5,6," + (4 + who))) {
                    tablet.report("board", match, number, Night.subTurn(players.get(who), lying));
                    tablet.expecting(200);
                    number++;
                }
            }
        }
        return match;
    }

    private static Browser agree(Browser tablet, String match) {
        tablet.post("/board/agree", "match", match);
        return tablet.expecting(200);
    }

    @Test
    void gameAfterGameUntilItIsDecided() {
        Night night = night("");
        Browser tablet = night.tablet(1);
        String first = night.play(tablet, 2);
        agree(tablet, first);
        // the same two, the next game
        assertThat(tablet.part("match")).isNotEqualTo(first).isNotEmpty();
        assertThat(tablet.get("/board")).contains("Games 1 – 0", "216–194");
        assertThat(night.club().browser().get("/wall/" + night.id()))
                .contains("Games 1 – 0")
                .containsPattern("<span class=\"points\">1</span>");
        assertThat(night.page()).contains("Games 1 – 0");
        assertThat(night.phone(night.fixture("r1b1").players().get(0)).get("/me"))
                .contains("Games 1 – 0");
        assertThat(night.fixture("r1b1").counted()).isEmpty();
        agree(tablet, lose(night, tablet));
        assertThat(tablet.get("/board")).contains("Games 1 – 1", "194–216");
        agree(tablet, night.play(tablet, 2));
        assertThat(night.fixture("r1b1").counted()).isEqualTo("2 – 1");
        assertThat(night.fixture("r1b1").stage()).isEqualTo(Fixture.Stage.DONE);
        assertThat(night.evening().at(1)).isEmpty();
        for (String page :
                List.of(
                        "/print/" + night.id() + "/card/r1b1",
                        "/organizer/" + night.id() + "/match/r1b1")) {
            assertThat(night.organizer().get(page)).contains("Games 1 – 1", "216–194, 194–216");
        }
        assertThat(night.organizer().get("/export/" + night.id() + "/results.csv"))
                .contains("2 – 1", first + " ");
        assertThat(club.file(night.evening().competition().orElseThrow())).contains("log-reported");
    }

    @Test
    void whoHasWonTwoNeedsNoThird() {
        Night night = night("accept assign");
        Browser tablet = night.tablet(1);
        String first = night.play(tablet, 2);
        night.until(() -> !night.evening().at(1).orElseThrow().match().equals(first));
        night.play(tablet, 2);
        night.until(() -> !night.fixture("r1b1").counted().isEmpty());
        assertThat(night.fixture("r1b1").counted()).isEqualTo("2 – 0");
        // and the board gets the next match
        night.until(() -> night.evening().at(1).isPresent());
        assertThat(night.evening().at(1).orElseThrow().fixture()).isEqualTo("r1b2");
    }

    @Test
    void theGameBeforeIsPutRightWhileTheNextHasNotBegun() {
        Night night = night("");
        Browser tablet = night.tablet(1);
        String first = night.play(tablet, 2);
        agree(tablet, first);
        assertThat(tablet.get("/board")).contains("Just now", "216 – 194", "Put it right");
        tablet.post("/board/reopen", "fixture", "r1b1");
        assertThat(tablet.part("match")).isEqualTo(first);
        tablet.post("/board/undo", "match", first, "number", "12");
        tablet.expecting(200);
        tablet.report("board", first, 13, Night.subTurn(night.seats(first).get(1), "8,6,7,7"));
        tablet.expecting(200);
        agree(tablet, first);
        assertThat(tablet.get("/board")).contains("Games 0 – 1", "216–226");
        // once the next game has begun it is the organizer's
        String second = tablet.part("match");
        tablet.report("board", second, 0, Night.subTurn(night.seats(second).get(0), "2,1,3,1"));
        tablet.expecting(200);
        tablet.post("/board/reopen", "fixture", "r1b1");
        assertThat(tablet.part("match")).isEqualTo(second);
    }

    @Test
    void theLastGameIsPutRightAndTheMatchGoesOn() {
        Night night = night("");
        Browser tablet = night.tablet(1);
        agree(tablet, night.play(tablet, 2));
        String second = night.play(tablet, 2);
        agree(tablet, second);
        assertThat(night.fixture("r1b1").counted()).isEqualTo("2 – 0");
        tablet.post("/board/reopen", "fixture", "r1b1");
        assertThat(tablet.part("match")).isEqualTo(second);
        tablet.post("/board/undo", "match", second, "number", "12");
        tablet.report("board", second, 13, Night.subTurn(night.seats(second).get(1), "8,6,7,7"));
        tablet.expecting(200);
        agree(tablet, second);
        assertThat(tablet.get("/board")).contains("Games 1 – 1");
        agree(tablet, night.play(tablet, 2));
        assertThat(night.fixture("r1b1").counted()).isEqualTo("2 – 1");
    }

    @Test
    void aGameCanBeDisputedAndTheOrganizerConfirmsIt() {
        Night night = night("");
        Browser tablet = night.tablet(1);
        String first = night.play(tablet, 2);
        tablet.post("/board/dispute", "match", first);
        assertThat(night.page()).contains("disputed");
        night.act("agree", "fixture", "r1b1");
        assertThat(tablet.get("/board")).contains("Games 1 – 0");
    }

    @Test
    void takenOffItsBoardItGoesOnWithTheGamesThatCount() {
        Night night = night("");
        Browser tablet = night.tablet(1);
        agree(tablet, night.play(tablet, 2));
        night.act("clear", "fixture", "r1b1");
        night.act("call", "fixture", "r1b1", "board", "1");
        assertThat(tablet.get("/board")).contains("Games 1 – 0");
        agree(tablet, night.play(tablet, 2));
        assertThat(night.fixture("r1b1").counted()).isEqualTo("2 – 0");
    }

    @Test
    void aLevelGameThatMayNotBeIsToldToTheOrganizer() {
        Night night = night("");
        Browser tablet = night.tablet(1);
        tablet.get("/board");
        String match = tablet.part("match");
        int number = 0;
        for (int turn = 0; turn < 2; turn++) {
            for (String player : night.seats(match)) {
                for (String lying : List.of("2,1,3,1", "5,3,4,3", "7,5,6,5")) {
                    tablet.report("board", match, number++, Night.subTurn(player, lying));
                }
            }
        }
        tablet.get("/board");
        assertThat(tablet.part("over")).isEqualTo("true");
        agree(tablet, match);
        assertThat(night.page()).contains("competition.result.level-not-allowed");
    }

    @Test
    void oneCodeOpensAllItsGames() {
        Night night = night("");
        Browser tablet = club.browser();
        tablet.post("/code", "code", night.matchCode(1));
        String first = night.play(tablet, "match", 2);
        tablet.post("/match/agree", "match", first);
        assertThat(tablet.path()).isEqualTo("/match");
        assertThat(tablet.part("writes")).isEqualTo("true");
        String second = night.play(tablet, "match", 2);
        tablet.post("/match/agree", "match", second);
        assertThat(tablet.path()).isEqualTo("/");
        assertThat(night.fixture("r1b1").counted()).isEqualTo("2 – 0");
    }

    @Test
    void itStandsAfterTheNextStartAndInTheZip(@TempDir Path folder, @TempDir Path elsewhere)
            throws Exception {
        String id;
        Evening before;
        byte[] zip;
        try (Club own = Club.in(folder)) {
            Night night = night(own, "");
            Browser tablet = night.tablet(1);
            agree(tablet, night.play(tablet, 2));
            agree(tablet, lose(night, tablet));
            id = night.id();
            before = night.evening();
            zip = night.organizer().bytes("/export/" + id + "/evening.zip");
        }
        try (Club own = Club.in(folder)) {
            assertThat(own.evening(id)).isEqualTo(before);
            assertThat(own.fixtures(id).get(0).scores()).isEqualTo("216–194, 194–216");
        }
        try (Club other = Club.in(elsewhere)) {
            Browser organizer = other.organizer();
            organizer.postFile("/organizer/zip", "zip", zip);
            organizer.expecting(200);
            Night read = new Night(other, organizer, id);
            Browser tablet = read.tablet(1);
            tablet.post("/board/take");
            agree(tablet, read.play(tablet, 2));
            assertThat(read.fixture("r1b1").counted()).isEqualTo("2 – 1");
        }
    }
}
